// Compile the program of the page with the very Python that runs it there: so a browser need not.
// node compile.mjs PYODIDE_FOLDER FROM.zip TO.zip

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const PROGRAM = `
import importlib.util, io, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

def compiled(data):
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(bytes(data))) as packed, zipfile.ZipFile(out, "w") as to:
        for name in packed.namelist():
            text = packed.read(name)
            to.writestr(zipfile.ZipInfo(name), text, zipfile.ZIP_DEFLATED)
            if name.endswith(".py"):
                code = compile(text, "/program/" + name, "exec", dont_inherit=True)
                code = _code_to_hash_pyc(code, importlib.util.source_hash(text), checked=False)
                name = importlib.util.cache_from_source(name)
                to.writestr(zipfile.ZipInfo(name), code, zipfile.ZIP_DEFLATED)
    return out.getvalue()

compiled
`;

const [folder, from, to] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
const compiled = python.runPython(PROGRAM);
writeFileSync(to, compiled(new Uint8Array(readFileSync(from))).toJs());
process.exit(0);
