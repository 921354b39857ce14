// Compile Python files with the very Python that runs them in a browser: so a browser need not.
// node compile.mjs PYODIDE_FOLDER FROM.zip TO.zip PLACE

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const PROGRAM = `
import importlib.util, io, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

def compiled(data, place):
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(bytes(data))) as packed, zipfile.ZipFile(out, "w") as to:
        for name in packed.namelist():
            text = packed.read(name)
            if name.endswith(".py"):
                code = compile(text, f"{place}/{name}", "exec", dont_inherit=True)
                text = _code_to_hash_pyc(code, importlib.util.source_hash(text), checked=False)
                name += "c"
            to.writestr(zipfile.ZipInfo(name), text, zipfile.ZIP_DEFLATED)
    return out.getvalue()

compiled
`;

const [folder, from, to, place] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
const compiled = python.runPython(PROGRAM);
writeFileSync(to, compiled(new Uint8Array(readFileSync(from)), place).toJs());
process.exit(0);
