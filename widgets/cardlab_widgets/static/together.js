// Written by `make bundle` from the modules in ../js. Do not edit it here.
// htm is part of it (Apache License 2.0, which comes with cardlab in static/htm.LICENSE), and
// Preact, under this license:
/*
The MIT License (MIT)

Copyright (c) 2015-present Jason Miller

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/

// shell/timer.js
var Timer = class {
  /** @type {number | undefined} */
  #id = void 0;
  /** Whether something waits. */
  get isSet() {
    return this.#id !== void 0;
  }
  /**
   * Do something after so many ms, in place of what waits.
   * @param {number} ms
   * @param {() => void} what
   */
  set(ms, what) {
    this.stop();
    this.#id = window.setTimeout(() => {
      this.#id = void 0;
      what();
    }, ms);
  }
  stop() {
    clearTimeout(this.#id);
    this.#id = void 0;
  }
};

// together/line.js
var WAITS = [200, 500, 1e3, 2e3, 4e3];
var SILENT = 1e4;
var UNHEARD = 3e3;
var EVERY = 1e3;
var NO_COOKIE = 4401;
var NO_ROOM = 4404;
var Line = class {
  /**
   * @param {string} address
   * @param {(message: TogetherNews) => void} take is handed what the server says
   * @param {(why: "cut" | "open" | "gone") => void} tell hears how the line is
   */
  constructor(address, take, tell) {
    this.address = address;
    this.take = take;
    this.tell = tell;
    this.watches = /* @__PURE__ */ new Set();
    this.socket = null;
    this.tries = 0;
    this.heard = 0;
    this.isOver = false;
    this.timer = new Timer();
    for (const what of ["online", "pageshow", "focus"]) addEventListener(what, () => this.turn());
    document.addEventListener("visibilitychange", () => this.turn());
    setInterval(() => this.look(SILENT), EVERY);
    this.turn();
  }
  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }
  /** Open the line unless it is open, or on its way. */
  turn() {
    this.timer.stop();
    if (this.isOver || this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.heard = performance.now();
    socket.onopen = () => this.opened();
    socket.onmessage = ({ data: data2 }) => {
      if (socket !== this.socket) return;
      this.heard = performance.now();
      this.take(JSON.parse(data2));
    };
    socket.onclose = ({ code }) => socket === this.socket && this.closed(code);
  }
  opened() {
    this.tries = 0;
    this.tell("open");
    if (!this.watches.size) return this.send({ kind: "hello" });
    for (const watch of this.watches) watch.take("there");
  }
  /** @param {number} code why it was closed */
  closed(code) {
    if (code === NO_COOKIE) return location.reload();
    if (code === NO_ROOM) return this.end("gone");
    if (this.isOver) return;
    this.cut();
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)];
    this.timer.set(wait * (0.7 + 0.6 * Math.random()), () => this.turn());
  }
  cut() {
    this.tell("cut");
    for (const watch of this.watches) watch.take("cut");
  }
  /** Try no more. @param {"gone"} [why] */
  end(why) {
    this.isOver = true;
    this.timer.stop();
    if (why) this.tell(why);
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }
  /**
   * Give up a line that is open and silent, as after a laptop slept or a phone changed its network.
   * @param {number} ms for which it may have been silent
   */
  look(ms) {
    if (this.isOver || document.hidden || !this.socket) return;
    if (performance.now() - this.heard < ms) return;
    const { socket } = this;
    this.socket = null;
    socket.close();
    this.cut();
    this.turn();
  }
  /** A press was not answered: is anybody there? @returns {Promise<Whereabouts>} */
  async ask() {
    this.look(UNHEARD);
    return this.isOpen ? "busy" : "cut";
  }
  /** @param {object} message it is lost while the line is cut; the table presses again */
  send(message) {
    if (this.isOpen) this.socket?.send(JSON.stringify(message));
  }
};

// ../../node_modules/preact/dist/preact.mjs
var n;
var t;
var r;
var u;
var i;
var f;
var o;
var e;
var l;
var c;
var a;
var s;
var h = /* @__PURE__ */ Symbol.for("pv");
var p = {};
var y = [];
var v = /^m(i|n|o|s|text|space)$/;
var w = Array.isArray;
var d = y.slice;
var _ = Object.assign;
function g(n3) {
  n3 && n3.parentNode && n3.remove();
}
function k(n3, t3, r2) {
  var u2, i2, f2, o2 = {}, e2 = arguments.length;
  for (f2 in t3) "key" == f2 ? u2 = t3[f2] : "ref" == f2 && "function" != typeof n3 ? i2 = t3[f2] : o2[f2] = t3[f2];
  return e2 > 2 && (o2.children = e2 > 3 ? d.call(arguments, 2) : r2), m(n3, o2, u2, i2, null);
}
function m(r2, u2, i2, f2, o2) {
  var e2 = { type: r2, props: u2, key: i2, ref: f2, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: h, __v: o2 || ++t, __i: -1, __u: 0 };
  return !o2 && n.vnode && n.vnode(e2), e2;
}
function $(n3) {
  return n3.children;
}
function x(n3, t3) {
  this.props = n3, this.context = t3, this.__g = 0;
}
function S(n3, t3) {
  if (null == t3) return n3.__ && S(n3.__, n3.__i + 1);
  for (var r2; t3 < n3.__k.length; t3++) if ((r2 = n3.__k[t3]) && r2.__e) return r2.__e;
  return "function" != typeof n3.type || n3.props.__P ? null : S(n3);
}
function C(t3) {
  var r2, u2 = t3.__v, i2 = u2.__e, f2 = [], o2 = [], e2 = t3.__P;
  e2 && ((r2 = _({ constructor: h }, u2)).__v = u2.__v + 1, n.vnode && n.vnode(r2), z(e2, r2, u2, t3.__n, e2.namespaceURI, 32 & u2.__u ? [i2] : null, f2, i2 || S(u2), 32 & u2.__u, o2), r2.__v = u2.__v, r2.__.__k[r2.__i] = r2, E(f2, r2, o2), u2.__ = u2.__e = null, r2.__e != i2 && j(r2));
}
function j(n3) {
  if ((n3 = n3.__) && n3.__c && !n3.props.__P) return n3.__e = null, n3.__k.some(function(t3) {
    return t3 && (n3.__e = t3.__e);
  }), j(n3);
}
function L(t3) {
  (8 & t3.__g || (t3.__g |= 8, u.push(t3), f++)) && i == n.debounceRendering || ((i = n.debounceRendering) || queueMicrotask)(H);
}
function H() {
  try {
    for (var n3, t3 = 1; u.length; ) u.length > t3 && u.sort(o), n3 = u.shift(), t3 = u.length, 8 & n3.__g && C(n3);
  } finally {
    (f = u.length) && (i || queueMicrotask)(H);
  }
}
function I(n3, t3, r2, u2, i2, f2, o2, e2, l2, c2, a2) {
  var s2, h2, v2, w2, d2, _2, g2 = u2.__k || y, k2 = t3.length;
  for (l2 = q(r2, t3, g2, l2, k2), s2 = 0; s2 < k2; s2++) null != (v2 = r2.__k[s2]) && (h2 = ~v2.__i && g2[v2.__i] || p, v2.__i = s2, _2 = z(n3, v2, h2, i2, f2, o2, e2, l2, c2, a2), w2 = v2.__e, (h2.ref != v2.ref || 8 & h2.__u) && (h2.ref && G(h2.ref, null, v2, h2), v2.ref && a2.push(v2.ref, v2.__c || w2, v2)), d2 = d2 || w2, 4 & v2.__u ? (l2 = A(v2, l2, n3, !h2.__v), h2.__e && (h2.__e = null)) : "function" == typeof v2.type && void 0 !== _2 ? l2 = _2 : w2 && (l2 = w2.nextSibling), v2.__u &= -21);
  return r2.__e = d2, l2;
}
function q(n3, t3, r2, u2, i2) {
  var f2, o2, e2, l2, c2, a2, s2, p2, y2, v2 = r2.length, d2 = v2, _2 = 0, g2 = 0, k2 = n3.__k = Array(i2);
  for (f2 = 0; f2 < i2; f2++) null != (o2 = t3[f2]) && "boolean" != typeof o2 && "function" != typeof o2 ? ("object" != typeof o2 || o2.constructor === String ? o2 = k2[f2] = m(null, o2) : w(o2) ? o2 = k2[f2] = m($, { children: o2 }) : o2.constructor === h && o2.__b ? o2 = k2[f2] = m(o2.type, o2.props, o2.key, o2.ref, o2.__v) : k2[f2] = o2, l2 = f2 + _2, o2.__ = n3, o2.__b = n3.__b + 1, e2 = null, ~(c2 = o2.__i = P(o2, r2, l2, d2)) && (d2--, (e2 = r2[c2]) && (e2.__u |= 2)), e2 && e2.__v ? (o2.__u |= 16, c2 == l2 - 1 ? _2-- : c2 == l2 + 1 ? _2++ : c2 != l2 && (c2 > l2 ? _2-- : _2++, g2 = 1)) : (~c2 || (i2 > v2 ? _2-- : i2 < v2 && _2++), "function" != typeof o2.type && (o2.__u |= 4))) : k2[f2] = null;
  if (g2) {
    for (a2 = [], s2 = [], f2 = 0; f2 < i2; f2++) if ((o2 = k2[f2]) && 16 & o2.__u) {
      for (_2 = 0, p2 = a2.length; _2 < p2; ) a2[y2 = _2 + p2 >> 1] < o2.__i ? _2 = y2 + 1 : p2 = y2;
      a2[_2] = o2.__i, s2[f2] = _2 + 1;
    }
    for (_2 = a2.length; f2--; ) s2[f2] && (s2[f2] == _2 ? _2-- : k2[f2].__u |= 4);
  }
  if (d2) for (f2 = 0; f2 < v2; f2++) !(e2 = r2[f2]) || 2 & e2.__u || (e2.__e == u2 && (u2 = S(e2)), J(e2, e2));
  return u2;
}
function A(n3, t3, r2, u2) {
  var i2, f2, o2, e2;
  if ("function" == typeof n3.type) {
    if (n3.props.__P) return t3;
    if (i2 = n3.__k) for (f2 = 0; f2 < i2.length; f2++) i2[f2] && (i2[f2].__ = n3, t3 = A(i2[f2], t3, r2, false));
    return t3;
  }
  for (t3 && !t3.parentNode && (t3 = S(n3)) && !t3.parentNode && (t3 = null), o2 = n3.__e, e2 = t3; e2 && 8 == e2.nodeType; ) e2 = e2.nextSibling;
  for (o2 != e2 && (!u2 && r2.moveBefore && o2.parentNode ? r2.moveBefore(o2, t3) : r2.insertBefore(o2, t3 || null)), t3 = o2; (t3 = t3 && t3.nextSibling) && 8 == t3.nodeType && !t3.data.startsWith("$s"); ) ;
  return t3;
}
function P(n3, t3, r2, u2) {
  var i2, f2 = n3.key, o2 = n3.type, e2 = t3[r2], l2 = e2 && !(2 & e2.__u);
  if (null === e2 && null == f2 || l2 && f2 == e2.key && o2 == e2.type) return r2;
  if (u2 > (l2 ? 1 : 0)) {
    for (i2 = r2 - 1; i2 >= 0; i2--) if ((e2 = t3[i2]) && !(2 & e2.__u) && f2 == e2.key && o2 == e2.type) return i2;
    for (i2 = r2 + 1; i2 < t3.length; i2++) if ((e2 = t3[i2]) && !(2 & e2.__u) && f2 == e2.key && o2 == e2.type) return i2;
  }
  return -1;
}
function T(n3, t3, r2) {
  null == r2 && (r2 = ""), "-" == t3[0] ? n3.setProperty(t3, r2) : n3[t3] = r2;
}
function N(n3, t3, r2, u2, i2) {
  var f2, o2;
  if ("style" == t3) if ("string" == typeof r2) n3.style.cssText = r2;
  else {
    if ("string" == typeof u2 && (n3.style.cssText = u2 = ""), u2) for (t3 in u2) r2 && t3 in r2 || T(n3.style, t3);
    if (r2) for (t3 in r2) u2 && r2[t3] == u2[t3] || T(n3.style, t3, r2[t3]);
  }
  else if ("o" == t3[0] && "n" == t3[1]) "function" != typeof r2 && (r2 = null), "function" != typeof u2 && (u2 = null), (n3.__e || (n3.__e = {}))[t3] = r2, r2 && u2 || (o2 = a[t3] || (a[t3] = V(t3)), (n3.__a || (n3.__a = {}))[t3] = c, f2 = t3 != (t3 = t3.replace(l, "$1")), (t3 = t3.slice(2))[0] < "a" && (t3 = t3.toLowerCase()), r2 ? n3.addEventListener(t3, o2, f2) : n3.removeEventListener(t3, o2, f2));
  else {
    if ("http://www.w3.org/2000/svg" == i2) t3 = t3.replace(/xlink(H|:h)/, "h").replace(/sName$/, "s");
    else if ("width" != t3 && "height" != t3 && "href" != t3 && "list" != t3 && "form" != t3 && "tabIndex" != t3 && "download" != t3 && "rowSpan" != t3 && "colSpan" != t3 && "role" != t3 && "popover" != t3 && t3 in n3) try {
      return void (n3[t3] = null == r2 ? "" : r2);
    } catch (n4) {
    }
    if ("function" == typeof r2) return;
    null == r2 || false === r2 && "-" != t3[4] ? n3.removeAttribute(t3) : n3.setAttribute(t3, "popover" == t3 && 1 == r2 ? "" : r2);
  }
}
function V(t3) {
  return function(r2) {
    var u2 = this.__e;
    if (u2) {
      if (u2 = u2[t3], null == r2[e]) r2[e] = c++;
      else if (r2[e] < this.__a[t3]) return;
      return u2(n.event ? n.event(r2) : r2);
    }
  };
}
function z(t3, r2, u2, i2, f2, o2, e2, l2, c2, a2) {
  var s2, p2, v2, d2, k2, b, m2, M, C2, j2, L2, H2, q2, A2, O, P2, T2, N2, V2 = r2.type;
  if (r2.constructor !== h) return null;
  128 & u2.__u && (c2 = 32 & u2.__u, s2 = u2.__c.__z) && (r2.__u |= c2, p2 = o2 = [], 8 == s2.nodeType ? l2 = B(s2, o2) : o2.push(s2), l2 = o2[0] || l2), (s2 = n.__b) && s2(r2);
  n: if ("function" == typeof V2) {
    v2 = e2.length;
    try {
      if (M = r2.props, C2 = (s2 = V2.prototype) && s2.render, j2 = (s2 = V2.contextType) && i2[s2.__c], L2 = s2 ? j2 ? j2.props.value : s2.__ : i2, (d2 = u2.__c) ? (r2.__c = d2, 2 & d2.__g && (d2.__g |= 1)) : (C2 ? r2.__c = d2 = new V2(M, L2) : (r2.__c = d2 = new x(M, L2), d2.constructor = V2, d2.render = K), j2 && j2.sub(d2), d2.state || (d2.state = {}), d2.__n = i2, d2.__g |= 8, d2.__h = [], d2.__k = []), C2 && (d2.__s || (d2.__s = d2.state), V2.getDerivedStateFromProps && (d2.__s == d2.state && (d2.__s = _({}, d2.__s)), _(d2.__s, V2.getDerivedStateFromProps(M, d2.__s)))), k2 = d2.props, b = d2.state, d2.__v = r2, u2.__c) {
        if (M !== k2 && C2 && !V2.getDerivedStateFromProps && d2.componentWillReceiveProps && d2.componentWillReceiveProps(M, L2), r2.__v == u2.__v && !(8 & d2.__g) || !(4 & d2.__g) && d2.shouldComponentUpdate && false === d2.shouldComponentUpdate(M, d2.__s, L2)) {
          r2.__v != u2.__v && (d2.props = M, d2.state = d2.__s, d2.__g &= -9), r2.__e = u2.__e, r2.__k = u2.__k, r2.__k.some(function(n3) {
            n3 && (n3.__ = r2);
          }), y.push.apply(d2.__h, d2.__k), d2.__k = [], d2.__h.length && e2.push(d2), l2 = S(u2);
          break n;
        }
        d2.componentWillUpdate && d2.componentWillUpdate(M, d2.__s, L2), C2 && d2.componentDidUpdate && d2.__h.push(function() {
          d2.componentDidUpdate(k2, b, m2);
        });
      } else C2 && !V2.getDerivedStateFromProps && d2.componentWillMount && d2.componentWillMount(), C2 && d2.componentDidMount && d2.__h.push(d2.componentDidMount);
      d2.context = L2, d2.props = M, d2.__P = t3, d2.__g &= -5, H2 = n.__r, q2 = C2 ? 25 : 0;
      do {
        d2.__g &= -9, H2 && H2(r2), s2 = d2.render(d2.props, d2.state = d2.__s, d2.context);
      } while (8 & d2.__g && ++q2 < 25);
      C2 && (y.push.apply(d2.__h, d2.__k), d2.__k = []), d2.state = d2.__s, d2.getChildContext && (i2 = _({}, i2, d2.getChildContext())), C2 && u2.__c && d2.getSnapshotBeforeUpdate && (m2 = d2.getSnapshotBeforeUpdate(k2, b)), A2 = s2 && s2.type === $ && null == s2.key ? s2.props.children : s2, M.__P && (s2 = l2, f2 = (t3 = M.__P).namespaceURI, c2 = o2 = null, u2.props && u2.props.__P != t3 && (u2.__k.some(function(n3) {
        n3 && J(n3, n3);
      }), u2.__k = null), l2 = u2.__k ? S(u2, 0) : null), l2 = I(t3, w(A2) ? A2 : [A2], r2, u2, i2, f2, o2, e2, l2, c2, a2), M.__P && (r2.__e = null, l2 = s2), r2.__u &= -161, p2 && p2.some(g), d2.__h.length && e2.push(d2), 1 & d2.__g && (d2.__g &= -4);
    } catch (t4) {
      if (e2.length = v2, r2.__v = null, c2 || o2) if (t4 && t4.then) {
        if (r2.__u |= 128 | c2, o2) {
          for (~(T2 = o2.indexOf(l2 || void 0)) || (T2 = o2.length); (N2 = o2[T2 - 1]) && 8 == N2.nodeType; ) T2--;
          for (; T2 < o2.length; T2++) if (N2 = o2[T2]) if (o2[T2] = null, O) {
            if (N2 == P2) break;
          } else {
            if (8 != N2.nodeType) break;
            N2.data.startsWith("$s") && (P2 = B(O = N2));
          }
        }
        if (!O) {
          for (; l2 && 8 == l2.nodeType && l2.nextSibling; ) l2 = l2.nextSibling;
          O = l2;
        }
        (s2 = B(O = r2.__c.__z || (r2.__c.__z = O))) ? (r2.__e = O, l2 = s2) : r2.__e = l2, l2 = l2 && l2.nextSibling;
      } else o2 && o2.some(g);
      else r2.__e = u2.__e;
      r2.__k || (r2.__k = u2.__k || []), t4 && t4.then || D(r2), n.__e(t4, r2, u2);
    }
  } else l2 = r2.__e = F(u2.__e, r2, u2, i2, f2, o2, e2, c2, a2, t3);
  return (s2 = n.diffed) && s2(r2), l2;
}
function B(n3, t3) {
  if (n3 && 8 == n3.nodeType && n3.data.startsWith("$s")) for (var r2 = 1; n3 = n3.nextSibling; ) {
    if (8 == n3.nodeType) {
      if (n3.data.startsWith("$s")) r2++;
      else if (n3.data.startsWith("/$s") && !--r2) return n3;
    }
    t3 && t3.push(n3);
  }
}
function D(n3) {
  n3 && (n3.__c && (n3.__c.__g |= 4), n3.__k && n3.__k.some(D));
}
function E(t3, r2, u2) {
  for (var i2 = 0; i2 < u2.length; ) G(u2[i2++], u2[i2++], u2[i2++]);
  n.__c && n.__c(r2, t3), t3.some(function(r3) {
    try {
      t3 = r3.__h, r3.__h = [], t3.some(function(n3) {
        n3.call(r3);
      });
    } catch (t4) {
      n.__e(t4, r3.__v);
    }
  });
}
function F(t3, r2, u2, i2, f2, o2, e2, l2, c2, a2) {
  var s2, h2, y2, _2, k2, b, m2, M, $2 = u2.props || p, x2 = r2.props, C2 = r2.type;
  if ("svg" == C2 ? f2 = "http://www.w3.org/2000/svg" : "math" == C2 ? f2 = "http://www.w3.org/1998/Math/MathML" : f2 || (f2 = "http://www.w3.org/1999/xhtml"), o2) {
    for (s2 = 0; s2 < o2.length; s2++) if ((k2 = o2[s2]) && (C2 ? k2.localName == C2 : 3 == k2.nodeType)) {
      t3 = k2, o2[s2] = null;
      break;
    }
  }
  if (!t3) {
    if (M = a2.ownerDocument || document, !C2) return M.createTextNode(x2);
    t3 = M.createElementNS(f2, C2, x2.is ? x2 : a2), l2 && (n.__m && n.__m(r2, o2), l2 = false), o2 = null;
  }
  if (C2) {
    if (a2 = "template" == C2 && t3.content || t3, o2 = "textarea" == C2 && null != x2.defaultValue ? null : o2 && d.call(a2.childNodes), !l2 && o2) for ($2 = {}, s2 = 0; s2 < t3.attributes.length; s2++) $2[(k2 = t3.attributes[s2]).name] = k2.value;
    for (s2 in $2) k2 = $2[s2], "dangerouslySetInnerHTML" == s2 ? y2 = k2 : "children" == s2 || s2 in x2 || "value" == s2 && "defaultValue" in x2 || "checked" == s2 && "defaultChecked" in x2 || N(t3, s2, null, k2, f2);
    for (s2 in x2) k2 = x2[s2], "children" == s2 ? _2 = k2 : "dangerouslySetInnerHTML" == s2 ? h2 = k2 : "value" == s2 ? b = k2 : "checked" == s2 ? m2 = k2 : l2 && "function" != typeof k2 || $2[s2] === k2 || N(t3, s2, k2, $2[s2], f2);
    h2 ? (l2 || y2 && (h2.__html == y2.__html || h2.__html == t3.innerHTML) || (t3.innerHTML = h2.__html), r2.__k = []) : (y2 && (t3.textContent = ""), ("foreignObject" == C2 || "http://www.w3.org/1998/Math/MathML" == f2 && v.test(C2)) && (f2 = "http://www.w3.org/1999/xhtml"), I(a2, w(_2) ? _2 : [_2], r2, u2, i2, f2, o2, e2, o2 ? o2[0] : u2.__k && S(u2, 0), l2, c2), o2 && o2.some(g)), l2 && "textarea" != C2 || (s2 = "value", "progress" == C2 && null == b ? t3.removeAttribute(s2) : null == b || b === t3[s2] && ("progress" != C2 || b) || N(t3, s2, b, $2[s2], f2), s2 = "checked", null != m2 && m2 != t3[s2] && N(t3, s2, m2, $2[s2], f2));
  } else $2 === x2 || l2 && t3.data == x2 || (t3.data = x2);
  return t3;
}
function G(t3, r2, u2, i2) {
  try {
    "function" == typeof t3 ? r2 ? r2.__x = t3(r2) || 1 : i2 && (i2 = i2.__c || i2.__e) && (r2 = i2.__x) && (i2.__x = null, "function" == typeof r2 ? r2() : t3(null)) : t3.current = r2;
  } catch (t4) {
    n.__e(t4, u2);
  }
}
function J(t3, r2, u2) {
  var i2, f2, o2, e2;
  if (n.unmount && n.unmount(t3), !(i2 = t3.ref) || i2.current && i2.current != t3.__e || G(i2, null, r2, t3), i2 = t3.__c) {
    if (i2.componentWillUnmount) try {
      i2.componentWillUnmount();
    } catch (t4) {
      n.__e(t4, r2);
    }
    i2.__P = i2.__n = null;
  }
  if (i2 = t3.__k) for (e2 = 0; e2 < i2.length; e2++) i2[e2] && J(i2[e2], r2, "function" != typeof t3.type || u2 && !t3.props.__P);
  !u2 && (i2 = t3.__c) && (i2 = i2.__z) && (f2 = B(i2, o2 = [])) && (i2 == t3.__e && o2.some(g), g(f2), g(i2)), u2 || g(t3.__e), t3.__e = t3.__c = t3.__ = null;
}
function K(n3, t3, r2) {
  return this.constructor(n3, r2);
}
function Q(t3, r2) {
  var u2, i2, f2, o2;
  n.__ && n.__(t3, r2), 9 == r2.nodeType && (r2 = r2.documentElement), i2 = (u2 = t3 && 32 & t3.__u) ? null : r2.__k, r2.__k = m($, { children: [t3] }), f2 = [], o2 = [], z(r2, r2.__k, i2 || p, p, r2.namespaceURI, i2 ? null : r2.firstChild ? d.call(r2.childNodes) : null, f2, i2 ? i2.__e : r2.firstChild, u2, o2), E(f2, r2.__k, o2), r2.__k.props.children = null;
}
n = { __e: function(n3, t3, r2, u2) {
  for (var i2, o2, e2; t3 = t3.__; ) if ((i2 = t3.__c) && !(1 & i2.__g)) {
    i2.__g |= 4;
    try {
      if ((e2 = (o2 = i2.constructor) && o2.getDerivedStateFromError) && i2.setState(o2.getDerivedStateFromError(n3)), i2.componentDidCatch && (i2.componentDidCatch(n3, u2 || {}), e2 = 1), e2 && 8 & i2.__g) return void (i2.__g |= 2);
    } catch (t4) {
      n3 = t4;
    }
  }
  throw f = 0, n3;
} }, t = 0, r = function(n3) {
  return null != n3 && n3.constructor === h;
}, x.prototype.setState = function(n3, t3) {
  var r2 = this.__s;
  r2 && r2 != this.state || (r2 = this.__s = _({}, this.state)), "function" == typeof n3 && (n3 = n3(_({}, r2), this.props)), n3 && (_(r2, n3), this.__v && (t3 && this.__k.push(t3), L(this)));
}, x.prototype.forceUpdate = function(n3) {
  this.__v && (this.__g |= 4, n3 && this.__h.push(n3), L(this));
}, x.prototype.render = $, u = [], f = 0, o = function(n3, t3) {
  return n3.__v.__b - t3.__v.__b;
}, e = /* @__PURE__ */ Symbol(), l = /(PointerCapture)$|Capture$/i, c = 0, a = {}, s = 0;

// ../../node_modules/htm/dist/htm.module.js
var n2 = function(t3, s2, r2, e2) {
  var u2;
  s2[0] = 0;
  for (var h2 = 1; h2 < s2.length; h2++) {
    var p2 = s2[h2++], a2 = s2[h2] ? (s2[0] |= p2 ? 1 : 2, r2[s2[h2++]]) : s2[++h2];
    3 === p2 ? e2[0] = a2 : 4 === p2 ? e2[1] = Object.assign(e2[1] || {}, a2) : 5 === p2 ? (e2[1] = e2[1] || {})[s2[++h2]] = a2 : 6 === p2 ? e2[1][s2[++h2]] += a2 + "" : p2 ? (u2 = t3.apply(a2, n2(t3, a2, r2, ["", null])), e2.push(u2), a2[0] ? s2[0] |= 2 : (s2[h2 - 2] = 0, s2[h2] = u2)) : e2.push(a2);
  }
  return e2;
};
var t2 = /* @__PURE__ */ new Map();
function htm_module_default(s2) {
  var r2 = t2.get(this);
  return r2 || (r2 = /* @__PURE__ */ new Map(), t2.set(this, r2)), (r2 = n2(this, r2.get(s2) || (r2.set(s2, r2 = (function(n3) {
    for (var t3, s3, r3 = 1, e2 = "", u2 = "", h2 = [0], p2 = function(n4) {
      1 === r3 && (n4 || (e2 = e2.replace(/^\s*\n\s*|\s*\n\s*$/g, ""))) ? h2.push(0, n4, e2) : 3 === r3 && (n4 || e2) ? (h2.push(3, n4, e2), r3 = 2) : 2 === r3 && "..." === e2 && n4 ? h2.push(4, n4, 0) : 2 === r3 && e2 && !n4 ? h2.push(5, 0, true, e2) : r3 >= 5 && ((e2 || !n4 && 5 === r3) && (h2.push(r3, 0, e2, s3), r3 = 6), n4 && (h2.push(r3, n4, 0, s3), r3 = 6)), e2 = "";
    }, a2 = 0; a2 < n3.length; a2++) {
      a2 && (1 === r3 && p2(), p2(a2));
      for (var l2 = 0; l2 < n3[a2].length; l2++) t3 = n3[a2][l2], 1 === r3 ? "<" === t3 ? (p2(), h2 = [h2], r3 = 3) : e2 += t3 : 4 === r3 ? "--" === e2 && ">" === t3 ? (r3 = 1, e2 = "") : e2 = t3 + e2[0] : u2 ? t3 === u2 ? u2 = "" : e2 += t3 : '"' === t3 || "'" === t3 ? u2 = t3 : ">" === t3 ? (p2(), r3 = 1) : r3 && ("=" === t3 ? (r3 = 5, s3 = e2, e2 = "") : "/" === t3 && (r3 < 5 || ">" === n3[a2][l2 + 1]) ? (p2(), 3 === r3 && (h2 = h2[0]), r3 = h2, (h2 = h2[0]).push(2, 0, r3), r3 = 0) : " " === t3 || "	" === t3 || "\n" === t3 || "\r" === t3 ? (p2(), r3 = 2) : e2 += t3), 3 === r3 && "!--" === e2 && (r3 = 4, h2 = h2[0]);
    }
    return p2(), h2;
  })(s2)), r2), arguments, [])).length > 1 ? r2 : r2[0];
}

// shell/view.js
var html = htm_module_default.bind(k);
function classes(wanted) {
  return Object.keys(wanted).filter((name) => wanted[name]).join(" ");
}
var fill = (text, values) => text.replace(/\{(\w+)\}/g, (part, name) => String(values[name] ?? part));

// together/teacher.js
var EVERY2 = 1e3;
var SLOW = 30;
var byId = (id) => (
  /** @type {HTMLElement} */
  document.getElementById(id)
);
var TeacherPage = class {
  /** @param {TeacherData} data */
  constructor(data2) {
    this.data = data2;
    this.tables = byId("tables");
    this.told = byId("told");
    for (const button of document.querySelectorAll("[data-do]")) {
      const what = (
        /** @type {HTMLElement} */
        button.dataset.do
      );
      button.addEventListener("click", () => this.act({ do: what }));
    }
    const game = this.field("game");
    game.addEventListener("change", () => this.players());
    this.players();
    byId("lay").addEventListener("submit", (event) => this.lay(event));
    this.paint(data2.now);
    setTimeout(() => this.turn(), EVERY2);
  }
  /** @param {string} name @param {Record<string, string | number>} [fields] */
  text(name, fields = {}) {
    return fill(this.data.words[name], fields);
  }
  /** @param {string} id */
  field(id) {
    return (
      /** @type {HTMLInputElement} */
      byId(id)
    );
  }
  /** Offer as many chairs as the game has. */
  players() {
    const game = this.data.games.find(({ name }) => name === this.field("game").value);
    const options = game?.players.map(
      (n3) => html`<option key="${game.name} ${n3}" value=${n3} selected=${n3 === game.usual}>${n3}</option>`
    );
    Q(options, byId("players"));
  }
  /** @param {Event} event */
  async lay(event) {
    event.preventDefault();
    const [players, tables, turn] = ["players", "many", "turn"].map(
      (id) => Number(this.field(id).value)
    );
    const [same, rounds] = ["same", "rounds"].map((id) => this.field(id).checked);
    const game = this.field("game").value;
    const done = await this.act({ do: "lay", game, players, tables, turn, same, rounds });
    const form = (
      /** @type {HTMLElement} */
      event.target
    );
    if (done) form.closest("details")?.removeAttribute("open");
  }
  /**
   * Ask the server how the tables are; what it says is shown, or that it says nothing.
   * @param {RequestInit} how
   * @returns {Promise<Response | null>} null if it does not answer
   */
  async ask(how) {
    const { code, path } = this.data;
    try {
      const answer = await fetch(`${path}/${code}/tables`, how);
      if (answer.ok) this.paint(await answer.json());
      return answer;
    } catch {
      this.told.textContent = this.text("silent");
      return null;
    }
  }
  /** Have the server do something. @param {object} what */
  async act(what) {
    const headers = { "Content-Type": "application/json" };
    const answer = await this.ask({ method: "POST", headers, body: JSON.stringify(what) });
    if (!answer) return false;
    const said = answer.ok ? {} : await answer.json().catch(() => ({ text: `${answer.status}` }));
    this.told.textContent = said.text ?? "";
    return answer.ok;
  }
  async turn() {
    const answer = await this.ask({ cache: "no-store" });
    const silent = this.text("silent");
    if (!answer?.ok) this.told.textContent = silent;
    else if (this.told.textContent === silent) this.told.textContent = "";
    setTimeout(() => this.turn(), EVERY2);
  }
  /** @param {RoomNews} now */
  paint(now) {
    const { pupils, waiting, round, tables, standings } = now;
    const sum = [
      tables.length ? this.data.titles[tables[0].game] : "",
      // all play the same
      round ? this.text("round", { n: round }) : "",
      this.text("pupils", { n: pupils }),
      waiting ? this.text("waiting", { n: waiting }) : ""
    ].filter(Boolean);
    byId("sum").textContent = sum.join(" · ");
    byId("controls").hidden = !tables.length;
    const has = (state) => tables.some((table) => table.state === state);
    this.offer("start", has("open"));
    this.offer("pause", has("playing"));
    this.offer("go on", has("paused"));
    this.offer("next round", round > 0);
    Q(
      tables.map((table) => this.table(table)),
      this.tables
    );
    Q(
      standings.map(({ name, points }) => html`<li>${name}: ${points}</li>`),
      byId("standings")
    );
  }
  /** Show a button only while it does something. @param {string} what @param {boolean} can */
  offer(what, can) {
    const button = document.querySelector(`[data-do="${what}"]`);
    button.hidden = !can;
  }
  /** @param {TableNews} table */
  table(table) {
    const { chairs, state, won, waits, asked } = table;
    const is = table.won.length ? this.text("won", { names: won.join(", ") }) : this.text(state, { n: table.turn });
    const looking = table.watching ? this.text("watching", { n: table.watching }) : "";
    const list = chairs.map((chair, n3) => {
      const presence = this.data.presence[chair.is];
      const facts = [presence && `(${presence})`];
      if (asked.includes(n3)) facts.push(this.text("seconds", { n: waits }));
      const free = () => this.act({ do: "free", table: table.table, chair: n3 });
      const label = this.text("free", { name: chair.name });
      const fact = facts.filter(Boolean).join(" ").replace(/(\d) /g, "$1 ");
      const button = { class: "free", title: label, "aria-label": label, onClick: free };
      return html`<li data-is=${chair.is} class=${asked.includes(n3) ? "asked" : ""}>
        <span><b>${chair.name}</b> ${fact}</span>
        ${chair.is === "bot" ? null : html`<button type="button" ...${button}>×</button>`}
      </li>`;
    });
    const looks = { slow: waits >= SLOW, empty: chairs.every(({ is: is2 }) => is2 === "bot") };
    return html`<article key=${table.table} data-state=${state} class=${classes(looks)}>
      <h2>${table.table}<small>${is}</small></h2>
      <ul>${list}</ul>
      ${looking ? html`<p class="soft">${looking}</p>` : null}
    </article>`;
  }
};

// together/main.js
async function showRoom(data2) {
  const { default: table } = await import(new URL("table.js", import.meta.url).href);
  const wish = new URLSearchParams(location.search).get("table") ?? "";
  const query = new URLSearchParams({ lang: data2.lang, table: wish });
  const address = new URL(`${data2.path}/${data2.code}/ws?${query}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const connect = (take, tell) => {
    const line = new Line(address.href, take, tell);
    Object.assign(globalThis, { cardlabPoll: line });
    return line;
  };
  table.enter(data2, document.body, connect);
}
var data = JSON.parse(document.getElementById("data")?.textContent ?? "null");
if (document.body.dataset.page === "pupil") showRoom(data);
if (document.body.dataset.page === "teacher") new TeacherPage(data);
