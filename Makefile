# `make` lists the commands. They install everything into .venv, and need Python 3.11 or newer.
# `make start ARGS="--port=9000"` passes options to JupyterLab, Voila or pytest.
# Tests and notebooks start many processes, which start sooner with compiled modules (.pyc).
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
PY := $(if $(filter Windows_NT,$(OS)),.venv/Scripts/python,.venv/bin/python)

# Without a screen no browser is opened, only the address printed; root (in a container) is let in.
SCREEN := $(shell [ "$$(uname)" = Linux ] && echo "$$DISPLAY$$WAYLAND_DISPLAY" || echo yes)
NO_BROWSER := $(if $(SCREEN),,--no-browser)
AS_ROOT := $(if $(filter 0,$(shell id -u)),--allow-root)
LAB := --LabApp.default_url=/lab/tree/notebooks/start.ipynb --LabApp.news_url=None \
       --LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate \
       --log-level=ERROR --LabApp.log_level=ERROR --KernelManager.transport_encryption=auto \
       --ServerApp.contents_manager_class=cardlab_tutorials.notebook_files.NotebookFiles
# Voila has warnings shown that are for its own developers: it is imported first, and then they are not.
JUPYTERLAB := -c "import sys, warnings, voila; warnings.simplefilter('ignore'); \
       from jupyterlab.labapp import main; sys.exit(main())"
IMPORTS := $(dir $(PY))lint-imports --no-cache
BABEL := $(PY) -m babel.messages.frontend -q
SITE := site
LITE := $(subst .venv,build/lite-env,$(dir $(PY)))
CORES := -n logical --maxprocesses 4 --dist loadgroup
FILES := -n logical --maxprocesses 4 --dist loadfile  # whose tests share a kernel, or a server

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## /  make \1|/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-18s %s\n", $$1, $$2}'

start: .venv/notebooks.stamp ## open the notebooks in JupyterLab
	$(PY) $(JUPYTERLAB) $(LAB) $(NO_BROWSER) $(AS_ROOT) $(ARGS)

play: .venv/notebooks.stamp ## open tables, lessons and hours in the browser
	$(PY) notebooks/play/serve.py $(NO_BROWSER) $(ARGS)

site: .venv/site.stamp ## build the website: the book, and tables, lessons and notebooks without a server
	rm -rf site
	$(PY) -m cardlab_tutorials site --to site
	$(MAKE) lite
	$(PY) -m tutorials.book site

lite: .venv/site.stamp build/lite-env/stamp ## build the live notebooks of the site, beside its tables
	$(PY) -m tutorials.book.lite $(SITE) --wheels $(PYODIDE_WHEELS)
	$(LITE)python -m hatchling build -t wheel -d build/lite/static/pyodide-lock
	rm -rf $(SITE)/lite
	cd build/lite && PATH="$(CURDIR)/$(LITE):$$PATH" jupyter-lite build --output-dir "$(abspath $(SITE))/lite"

# The games that tests keep stay out of the user's own folder.
test quick test-all: export JUPYTER_RUNTIME_DIR := $(CURDIR)/.venv/runtime

test: .venv/test.stamp ## check everything: style, types, and all tests, in a real browser too
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(IMPORTS)
	$(PY) -m mypy
	$(PY) -m tests.browser.chromium
	$(PY) -m pytest $(CORES) -m "not browser and not night" cardlab widgets tutorials README.md CONTRIBUTING.md notebooks tests $(ARGS)
	$(PY) -m pytest $(FILES) --nbval --nbval-current-env notebooks
	$(PY) -m pytest $(FILES) -m "browser and not night" tests/browser

quick: .venv/test.stamp ## check style, imports and the fast tests, in under a minute
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(IMPORTS)
	$(PY) -m pytest $(CORES) -p no:nbval -m "not browser and not slow and not night" cardlab widgets tutorials README.md CONTRIBUTING.md tests $(ARGS)

test-all: test ## check what CI checks every night: long tests, random games, hostile messages
	$(PY) -m pytest -m night tests/browser tests/odds tests/tutorials tests/test_wheel.py
	$(PY) -m tests.conformance.fuzz --games 2000 --seed $$(date +%j)
	$(PY) -m tests.tutorials.alarms
	$(PY) -m tests.bench.hostile

fuzz: .venv/test.stamp ## play long random games, to find what the tests miss
	$(PY) -m tests.conformance.fuzz $(ARGS)

bench: .venv/test.stamp ## measure speed; ARGS=FOLDER compares with another checkout
	$(PY) -m tests.bench.beside $(ARGS)
	$(PY) -m tests.bench.click
	$(PY) -m tests.bench.together

format: .venv/test.stamp ## format the code, and bundle the JavaScript
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .
	$(PY) -m widgets.build format bundle

bundle: .venv/test.stamp ## bundle the JavaScript, after a change of widgets/**/js
	$(PY) -m widgets.build bundle

words: .venv/test.stamp ## collect the texts to translate, and compile the translations
	$(BABEL) extract -F pyproject.toml -k P_:1,2 -c Translators: --sort-by-file --add-location=file --project=cardlab --copyright-holder="the cardlab authors" -o .venv/cardlab.pot cardlab widgets tutorials
	$(BABEL) update -D cardlab -d cardlab/locale -l es -i .venv/cardlab.pot --init-missing --no-fuzzy-matching --ignore-obsolete --ignore-pot-creation-date
	$(BABEL) compile -D cardlab -d cardlab/locale

notebooks: .venv/test.stamp ## write the notebooks from their sources, and run them
	$(PY) -m tutorials.build

pins: .venv/test.stamp ## save the versions of this .venv as the tested ones
	$(PY) -m pip freeze --exclude-editable > binder/constraints.txt

clean: ## delete all that make has made
	rm -rf .venv build dist site .hypothesis .mypy_cache .pytest_cache .ruff_cache widgets/node_modules
	find cardlab widgets tutorials tests notebooks -name __pycache__ -exec rm -rf {} +

.PHONY: help start play site lite quick test test-all fuzz bench format bundle words notebooks pins clean
.DELETE_ON_ERROR:

$(PY):
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("cardlab needs Python 3.11 or newer, and $(PYTHON) is " + sys.version.split()[0] + "; try: make $(MAKECMDGOALS) PYTHON=python3.12")'
	$(PYTHON) -m venv .venv

INSTALL = $(PY) -m pip install -q -c binder/constraints.txt -e ".[notebooks,dask,learn]"
NEWS = @jupyterlab/apputils-extension:announcements  # asks whether to bring news, over the table
INPUTS := pyproject.toml binder/constraints.txt $(wildcard notebooks/play/template/*)

.venv/notebooks.stamp: $(INPUTS) | $(PY)
	@echo "Installing what the notebooks need; the first time this takes a minute or two."
	$(INSTALL)
	@$(PY) -m jupyter labextension disable $(NEWS) --level=sys_prefix 2>/dev/null
	@touch $@

.venv/site.stamp: $(INPUTS) tutorials/book/constraints.txt | $(PY)
	@echo "Installing what builds the site; the first time this takes a minute or two."
	$(PY) -m pip install -q -c binder/constraints.txt -c tutorials/book/constraints.txt -e ".[notebooks,site,learn]"
	@touch $@

# pyodide-lock asks for Python 3.12, and what is used of it runs with 3.11.
build/lite-env/stamp: tutorials/book/lite-requirements.txt
	$(PYTHON) -m venv build/lite-env
	$(LITE)python -m pip install -q --ignore-requires-python -r $<
	@touch $@

# A pip as old as Python 3.11's knows no --group, so the newest comes first.
.venv/test.stamp: $(INPUTS) widgets/package-lock.json | $(PY)
	@echo "Installing what the tests need; the first time this takes a minute or two."
	$(PY) -m pip install -q --upgrade "pip>=25.1"
	$(INSTALL) --group test
	$(PY) -m widgets.build install
	@touch $@
