// Where the code of the pages under /together begins.

import { Line } from "./line.js";
import { TeacherPage } from "./teacher.js";

/** @import { Connect, PupilData } from "../types.js" */

/**
 * Show the page of a pupil; the table's module, which has it, lies beside this one.
 * @param {PupilData} data
 */
async function showRoom(data) {
  const { default: table } = await import(new URL("table.js", import.meta.url).href);
  const wish = new URLSearchParams(location.search).get("table") ?? "";
  const query = new URLSearchParams({ lang: data.lang, table: wish });
  const address = new URL(`${data.path}/${data.code}/ws?${query}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  /** @type {Connect} */
  const connect = (take, tell) => {
    const line = new Line(address.href, take, tell);
    // The tables of this page ask it in place of a kernel (watch.js).
    Object.assign(globalThis, { cardlabPoll: line });
    return line;
  };
  table.enter(data, document.body, connect);
}

const data = JSON.parse(document.getElementById("data")?.textContent ?? "null");
if (document.body.dataset.page === "pupil") showRoom(data);
if (document.body.dataset.page === "teacher") new TeacherPage(data);
