"""Voila's settings on Binder, a part of Jupyter's server there.

See ``cardlab_widgets/server/serve.py``.
"""


def touch_xsrf(request, notebook, cwd):
    """Set the cookie without which a closed tab's message to stop its kernel is refused."""
    _ = request.xsrf_token  # returning it would put it in the notebook's place


c = get_config()  # noqa: F821 (traitlets gives it to configuration files)
c.VoilaConfiguration.template = "cardlab"
c.VoilaConfiguration.allow_template_override = "NO"
c.VoilaConfiguration.allow_theme_override = "NO"
c.VoilaConfiguration.extension_allowlist = [
    "@jupyter-widgets/jupyterlab-manager",
    "@voila-dashboards/widgets-manager8",
    "anywidget",
]
c.VoilaConfiguration.prelaunch_hook = touch_xsrf
