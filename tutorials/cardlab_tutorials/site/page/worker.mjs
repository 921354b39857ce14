// Python itself, beside the page. It hears JSON texts and sends JSON texts; what they hold is told
// in cardlab_tutorials/site/host.py.

/** @type {string[]} */ const waiting = [];
/** @type {(text: string) => void} */ let hear = (text) => waiting.push(text);
self.onmessage = ({ data }) => hear(data);

const PROGRAM = `
import sys
sys.path.insert(0, "/program")
from cardlab_tutorials.site import stand_in
stand_in.install()
from cardlab_tutorials.site.host import Host
Host(post)
`;

async function start() {
  const archive = fetch(new URL("program.zip", import.meta.url)).then((got) => got.arrayBuffer());
  const indexURL = new URL("pyodide/", import.meta.url).href;
  // Python's own modules, compiled when the site was built.
  const stdLibURL = new URL("stdlib.zip", import.meta.url).href;
  void import(`${indexURL}pyodide.asm.mjs`); // comes beside the other, not after it
  const { loadPyodide } = await import(`${indexURL}pyodide.mjs`);
  const python = await loadPyodide({ indexURL, stdLibURL });
  python.unpackArchive(await archive, "zip", { extractDir: "/program" });
  python.globals.set("post", (/** @type {string} */ text) => self.postMessage(text));
  const host = python.runPython(PROGRAM);
  hear = (text) => host.hear(text);
  waiting.splice(0).forEach(hear);
}

start().catch((error) => {
  self.postMessage(JSON.stringify({ kind: "broken", text: String(error.message ?? error) }));
});
