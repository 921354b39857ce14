// Where the code of the pages under /together begins.

import { PupilPage } from "./pupil.js";
import { TeacherPage } from "./teacher.js";

const data = JSON.parse(document.getElementById("data")?.textContent ?? "null");
if (document.body.dataset.page === "pupil") new PupilPage(data);
if (document.body.dataset.page === "teacher") new TeacherPage(data);
