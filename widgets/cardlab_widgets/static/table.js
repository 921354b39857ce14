// Written by `make bundle` from the modules in ../js. Do not edit it here.
// Preact is part of it, under this license:
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

// shell/placeholder.js
var Early = class {
  /** @param {EarlyState} state the part of the widget's state that the table is painted from */
  constructor(state) {
    this.state = state;
    this.held = null;
    this.listeners = [];
  }
  /**
   * @template {keyof State} Name
   * @param {Name} name
   */
  get(name2) {
    return this.state[name2];
  }
  /** @param {string} what @param {Listener} listener */
  on(what, listener) {
    this.listeners.push([what, listener]);
  }
  /** It has no listeners to take away: those it has go to the widget. */
  off() {
  }
  /** @param {Message} message */
  send(message) {
    this.held = message;
  }
};
var shared = (
  /** @type {{ cardlabEarly?: Page }} */
  globalThis
);
function waiting(model) {
  const page = shared.cardlabEarly;
  if (!page || page.model.get("ticket") !== model.get("ticket")) return null;
  delete shared.cardlabEarly;
  return page;
}
function keepFocus(root) {
  let focused2 = null;
  root.addEventListener(
    "focusin",
    (event) => focused2 = /** @type {HTMLElement} */
    event.target
  );
  const watch = new MutationObserver(() => {
    if (document.activeElement === document.body && focused2 && root.contains(focused2))
      focused2.focus({ preventScroll: true });
  });
  watch.observe(document, { childList: true, subtree: true });
  return watch;
}

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
function g(n2) {
  n2 && n2.parentNode && n2.remove();
}
function k(n2, t2, r2) {
  var u2, i2, f2, o2 = {}, e2 = arguments.length;
  for (f2 in t2) "key" == f2 ? u2 = t2[f2] : "ref" == f2 && "function" != typeof n2 ? i2 = t2[f2] : o2[f2] = t2[f2];
  return e2 > 2 && (o2.children = e2 > 3 ? d.call(arguments, 2) : r2), m(n2, o2, u2, i2, null);
}
function b(n2, t2, r2) {
  var u2, i2, f2, o2 = _({}, n2.props), e2 = arguments.length;
  for (f2 in t2) "key" == f2 ? u2 = t2[f2] : "ref" == f2 && "function" != typeof n2.type ? i2 = t2[f2] : o2[f2] = t2[f2];
  return e2 > 2 && (o2.children = e2 > 3 ? d.call(arguments, 2) : r2), m(n2.type, o2, void 0 !== u2 ? u2 : n2.key, void 0 !== i2 ? i2 : n2.ref, null);
}
function m(r2, u2, i2, f2, o2) {
  var e2 = { type: r2, props: u2, key: i2, ref: f2, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: h, __v: o2 || ++t, __i: -1, __u: 0 };
  return !o2 && n.vnode && n.vnode(e2), e2;
}
function $(n2) {
  return n2.children;
}
function x(n2, t2) {
  this.props = n2, this.context = t2, this.__g = 0;
}
function S(n2, t2) {
  if (null == t2) return n2.__ && S(n2.__, n2.__i + 1);
  for (var r2; t2 < n2.__k.length; t2++) if ((r2 = n2.__k[t2]) && r2.__e) return r2.__e;
  return "function" != typeof n2.type || n2.props.__P ? null : S(n2);
}
function C(t2) {
  var r2, u2 = t2.__v, i2 = u2.__e, f2 = [], o2 = [], e2 = t2.__P;
  e2 && ((r2 = _({ constructor: h }, u2)).__v = u2.__v + 1, n.vnode && n.vnode(r2), z(e2, r2, u2, t2.__n, e2.namespaceURI, 32 & u2.__u ? [i2] : null, f2, i2 || S(u2), 32 & u2.__u, o2), r2.__v = u2.__v, r2.__.__k[r2.__i] = r2, E(f2, r2, o2), u2.__ = u2.__e = null, r2.__e != i2 && j(r2));
}
function j(n2) {
  if ((n2 = n2.__) && n2.__c && !n2.props.__P) return n2.__e = null, n2.__k.some(function(t2) {
    return t2 && (n2.__e = t2.__e);
  }), j(n2);
}
function L(t2) {
  (8 & t2.__g || (t2.__g |= 8, u.push(t2), f++)) && i == n.debounceRendering || ((i = n.debounceRendering) || queueMicrotask)(H);
}
function H() {
  try {
    for (var n2, t2 = 1; u.length; ) u.length > t2 && u.sort(o), n2 = u.shift(), t2 = u.length, 8 & n2.__g && C(n2);
  } finally {
    (f = u.length) && (i || queueMicrotask)(H);
  }
}
function I(n2, t2, r2, u2, i2, f2, o2, e2, l2, c2, a2) {
  var s2, h2, v2, w2, d2, _2, g2 = u2.__k || y, k2 = t2.length;
  for (l2 = q(r2, t2, g2, l2, k2), s2 = 0; s2 < k2; s2++) null != (v2 = r2.__k[s2]) && (h2 = ~v2.__i && g2[v2.__i] || p, v2.__i = s2, _2 = z(n2, v2, h2, i2, f2, o2, e2, l2, c2, a2), w2 = v2.__e, (h2.ref != v2.ref || 8 & h2.__u) && (h2.ref && G(h2.ref, null, v2, h2), v2.ref && a2.push(v2.ref, v2.__c || w2, v2)), d2 = d2 || w2, 4 & v2.__u ? (l2 = A(v2, l2, n2, !h2.__v), h2.__e && (h2.__e = null)) : "function" == typeof v2.type && void 0 !== _2 ? l2 = _2 : w2 && (l2 = w2.nextSibling), v2.__u &= -21);
  return r2.__e = d2, l2;
}
function q(n2, t2, r2, u2, i2) {
  var f2, o2, e2, l2, c2, a2, s2, p2, y2, v2 = r2.length, d2 = v2, _2 = 0, g2 = 0, k2 = n2.__k = Array(i2);
  for (f2 = 0; f2 < i2; f2++) null != (o2 = t2[f2]) && "boolean" != typeof o2 && "function" != typeof o2 ? ("object" != typeof o2 || o2.constructor === String ? o2 = k2[f2] = m(null, o2) : w(o2) ? o2 = k2[f2] = m($, { children: o2 }) : o2.constructor === h && o2.__b ? o2 = k2[f2] = m(o2.type, o2.props, o2.key, o2.ref, o2.__v) : k2[f2] = o2, l2 = f2 + _2, o2.__ = n2, o2.__b = n2.__b + 1, e2 = null, ~(c2 = o2.__i = P(o2, r2, l2, d2)) && (d2--, (e2 = r2[c2]) && (e2.__u |= 2)), e2 && e2.__v ? (o2.__u |= 16, c2 == l2 - 1 ? _2-- : c2 == l2 + 1 ? _2++ : c2 != l2 && (c2 > l2 ? _2-- : _2++, g2 = 1)) : (~c2 || (i2 > v2 ? _2-- : i2 < v2 && _2++), "function" != typeof o2.type && (o2.__u |= 4))) : k2[f2] = null;
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
function A(n2, t2, r2, u2) {
  var i2, f2, o2, e2;
  if ("function" == typeof n2.type) {
    if (n2.props.__P) return t2;
    if (i2 = n2.__k) for (f2 = 0; f2 < i2.length; f2++) i2[f2] && (i2[f2].__ = n2, t2 = A(i2[f2], t2, r2, false));
    return t2;
  }
  for (t2 && !t2.parentNode && (t2 = S(n2)) && !t2.parentNode && (t2 = null), o2 = n2.__e, e2 = t2; e2 && 8 == e2.nodeType; ) e2 = e2.nextSibling;
  for (o2 != e2 && (!u2 && r2.moveBefore && o2.parentNode ? r2.moveBefore(o2, t2) : r2.insertBefore(o2, t2 || null)), t2 = o2; (t2 = t2 && t2.nextSibling) && 8 == t2.nodeType && !t2.data.startsWith("$s"); ) ;
  return t2;
}
function P(n2, t2, r2, u2) {
  var i2, f2 = n2.key, o2 = n2.type, e2 = t2[r2], l2 = e2 && !(2 & e2.__u);
  if (null === e2 && null == f2 || l2 && f2 == e2.key && o2 == e2.type) return r2;
  if (u2 > (l2 ? 1 : 0)) {
    for (i2 = r2 - 1; i2 >= 0; i2--) if ((e2 = t2[i2]) && !(2 & e2.__u) && f2 == e2.key && o2 == e2.type) return i2;
    for (i2 = r2 + 1; i2 < t2.length; i2++) if ((e2 = t2[i2]) && !(2 & e2.__u) && f2 == e2.key && o2 == e2.type) return i2;
  }
  return -1;
}
function T(n2, t2, r2) {
  null == r2 && (r2 = ""), "-" == t2[0] ? n2.setProperty(t2, r2) : n2[t2] = r2;
}
function N(n2, t2, r2, u2, i2) {
  var f2, o2;
  if ("style" == t2) if ("string" == typeof r2) n2.style.cssText = r2;
  else {
    if ("string" == typeof u2 && (n2.style.cssText = u2 = ""), u2) for (t2 in u2) r2 && t2 in r2 || T(n2.style, t2);
    if (r2) for (t2 in r2) u2 && r2[t2] == u2[t2] || T(n2.style, t2, r2[t2]);
  }
  else if ("o" == t2[0] && "n" == t2[1]) "function" != typeof r2 && (r2 = null), "function" != typeof u2 && (u2 = null), (n2.__e || (n2.__e = {}))[t2] = r2, r2 && u2 || (o2 = a[t2] || (a[t2] = V(t2)), (n2.__a || (n2.__a = {}))[t2] = c, f2 = t2 != (t2 = t2.replace(l, "$1")), (t2 = t2.slice(2))[0] < "a" && (t2 = t2.toLowerCase()), r2 ? n2.addEventListener(t2, o2, f2) : n2.removeEventListener(t2, o2, f2));
  else {
    if ("http://www.w3.org/2000/svg" == i2) t2 = t2.replace(/xlink(H|:h)/, "h").replace(/sName$/, "s");
    else if ("width" != t2 && "height" != t2 && "href" != t2 && "list" != t2 && "form" != t2 && "tabIndex" != t2 && "download" != t2 && "rowSpan" != t2 && "colSpan" != t2 && "role" != t2 && "popover" != t2 && t2 in n2) try {
      return void (n2[t2] = null == r2 ? "" : r2);
    } catch (n3) {
    }
    if ("function" == typeof r2) return;
    null == r2 || false === r2 && "-" != t2[4] ? n2.removeAttribute(t2) : n2.setAttribute(t2, "popover" == t2 && 1 == r2 ? "" : r2);
  }
}
function V(t2) {
  return function(r2) {
    var u2 = this.__e;
    if (u2) {
      if (u2 = u2[t2], null == r2[e]) r2[e] = c++;
      else if (r2[e] < this.__a[t2]) return;
      return u2(n.event ? n.event(r2) : r2);
    }
  };
}
function z(t2, r2, u2, i2, f2, o2, e2, l2, c2, a2) {
  var s2, p2, v2, d2, k2, b2, m2, M, C2, j2, L2, H2, q2, A2, O, P2, T2, N2, V2 = r2.type;
  if (r2.constructor !== h) return null;
  128 & u2.__u && (c2 = 32 & u2.__u, s2 = u2.__c.__z) && (r2.__u |= c2, p2 = o2 = [], 8 == s2.nodeType ? l2 = B(s2, o2) : o2.push(s2), l2 = o2[0] || l2), (s2 = n.__b) && s2(r2);
  n: if ("function" == typeof V2) {
    v2 = e2.length;
    try {
      if (M = r2.props, C2 = (s2 = V2.prototype) && s2.render, j2 = (s2 = V2.contextType) && i2[s2.__c], L2 = s2 ? j2 ? j2.props.value : s2.__ : i2, (d2 = u2.__c) ? (r2.__c = d2, 2 & d2.__g && (d2.__g |= 1)) : (C2 ? r2.__c = d2 = new V2(M, L2) : (r2.__c = d2 = new x(M, L2), d2.constructor = V2, d2.render = K), j2 && j2.sub(d2), d2.state || (d2.state = {}), d2.__n = i2, d2.__g |= 8, d2.__h = [], d2.__k = []), C2 && (d2.__s || (d2.__s = d2.state), V2.getDerivedStateFromProps && (d2.__s == d2.state && (d2.__s = _({}, d2.__s)), _(d2.__s, V2.getDerivedStateFromProps(M, d2.__s)))), k2 = d2.props, b2 = d2.state, d2.__v = r2, u2.__c) {
        if (M !== k2 && C2 && !V2.getDerivedStateFromProps && d2.componentWillReceiveProps && d2.componentWillReceiveProps(M, L2), r2.__v == u2.__v && !(8 & d2.__g) || !(4 & d2.__g) && d2.shouldComponentUpdate && false === d2.shouldComponentUpdate(M, d2.__s, L2)) {
          r2.__v != u2.__v && (d2.props = M, d2.state = d2.__s, d2.__g &= -9), r2.__e = u2.__e, r2.__k = u2.__k, r2.__k.some(function(n2) {
            n2 && (n2.__ = r2);
          }), y.push.apply(d2.__h, d2.__k), d2.__k = [], d2.__h.length && e2.push(d2), l2 = S(u2);
          break n;
        }
        d2.componentWillUpdate && d2.componentWillUpdate(M, d2.__s, L2), C2 && d2.componentDidUpdate && d2.__h.push(function() {
          d2.componentDidUpdate(k2, b2, m2);
        });
      } else C2 && !V2.getDerivedStateFromProps && d2.componentWillMount && d2.componentWillMount(), C2 && d2.componentDidMount && d2.__h.push(d2.componentDidMount);
      d2.context = L2, d2.props = M, d2.__P = t2, d2.__g &= -5, H2 = n.__r, q2 = C2 ? 25 : 0;
      do {
        d2.__g &= -9, H2 && H2(r2), s2 = d2.render(d2.props, d2.state = d2.__s, d2.context);
      } while (8 & d2.__g && ++q2 < 25);
      C2 && (y.push.apply(d2.__h, d2.__k), d2.__k = []), d2.state = d2.__s, d2.getChildContext && (i2 = _({}, i2, d2.getChildContext())), C2 && u2.__c && d2.getSnapshotBeforeUpdate && (m2 = d2.getSnapshotBeforeUpdate(k2, b2)), A2 = s2 && s2.type === $ && null == s2.key ? s2.props.children : s2, M.__P && (s2 = l2, f2 = (t2 = M.__P).namespaceURI, c2 = o2 = null, u2.props && u2.props.__P != t2 && (u2.__k.some(function(n2) {
        n2 && J(n2, n2);
      }), u2.__k = null), l2 = u2.__k ? S(u2, 0) : null), l2 = I(t2, w(A2) ? A2 : [A2], r2, u2, i2, f2, o2, e2, l2, c2, a2), M.__P && (r2.__e = null, l2 = s2), r2.__u &= -161, p2 && p2.some(g), d2.__h.length && e2.push(d2), 1 & d2.__g && (d2.__g &= -4);
    } catch (t3) {
      if (e2.length = v2, r2.__v = null, c2 || o2) if (t3 && t3.then) {
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
      r2.__k || (r2.__k = u2.__k || []), t3 && t3.then || D(r2), n.__e(t3, r2, u2);
    }
  } else l2 = r2.__e = F(u2.__e, r2, u2, i2, f2, o2, e2, c2, a2, t2);
  return (s2 = n.diffed) && s2(r2), l2;
}
function B(n2, t2) {
  if (n2 && 8 == n2.nodeType && n2.data.startsWith("$s")) for (var r2 = 1; n2 = n2.nextSibling; ) {
    if (8 == n2.nodeType) {
      if (n2.data.startsWith("$s")) r2++;
      else if (n2.data.startsWith("/$s") && !--r2) return n2;
    }
    t2 && t2.push(n2);
  }
}
function D(n2) {
  n2 && (n2.__c && (n2.__c.__g |= 4), n2.__k && n2.__k.some(D));
}
function E(t2, r2, u2) {
  for (var i2 = 0; i2 < u2.length; ) G(u2[i2++], u2[i2++], u2[i2++]);
  n.__c && n.__c(r2, t2), t2.some(function(r3) {
    try {
      t2 = r3.__h, r3.__h = [], t2.some(function(n2) {
        n2.call(r3);
      });
    } catch (t3) {
      n.__e(t3, r3.__v);
    }
  });
}
function F(t2, r2, u2, i2, f2, o2, e2, l2, c2, a2) {
  var s2, h2, y2, _2, k2, b2, m2, M, $2 = u2.props || p, x2 = r2.props, C2 = r2.type;
  if ("svg" == C2 ? f2 = "http://www.w3.org/2000/svg" : "math" == C2 ? f2 = "http://www.w3.org/1998/Math/MathML" : f2 || (f2 = "http://www.w3.org/1999/xhtml"), o2) {
    for (s2 = 0; s2 < o2.length; s2++) if ((k2 = o2[s2]) && (C2 ? k2.localName == C2 : 3 == k2.nodeType)) {
      t2 = k2, o2[s2] = null;
      break;
    }
  }
  if (!t2) {
    if (M = a2.ownerDocument || document, !C2) return M.createTextNode(x2);
    t2 = M.createElementNS(f2, C2, x2.is ? x2 : a2), l2 && (n.__m && n.__m(r2, o2), l2 = false), o2 = null;
  }
  if (C2) {
    if (a2 = "template" == C2 && t2.content || t2, o2 = "textarea" == C2 && null != x2.defaultValue ? null : o2 && d.call(a2.childNodes), !l2 && o2) for ($2 = {}, s2 = 0; s2 < t2.attributes.length; s2++) $2[(k2 = t2.attributes[s2]).name] = k2.value;
    for (s2 in $2) k2 = $2[s2], "dangerouslySetInnerHTML" == s2 ? y2 = k2 : "children" == s2 || s2 in x2 || "value" == s2 && "defaultValue" in x2 || "checked" == s2 && "defaultChecked" in x2 || N(t2, s2, null, k2, f2);
    for (s2 in x2) k2 = x2[s2], "children" == s2 ? _2 = k2 : "dangerouslySetInnerHTML" == s2 ? h2 = k2 : "value" == s2 ? b2 = k2 : "checked" == s2 ? m2 = k2 : l2 && "function" != typeof k2 || $2[s2] === k2 || N(t2, s2, k2, $2[s2], f2);
    h2 ? (l2 || y2 && (h2.__html == y2.__html || h2.__html == t2.innerHTML) || (t2.innerHTML = h2.__html), r2.__k = []) : (y2 && (t2.textContent = ""), ("foreignObject" == C2 || "http://www.w3.org/1998/Math/MathML" == f2 && v.test(C2)) && (f2 = "http://www.w3.org/1999/xhtml"), I(a2, w(_2) ? _2 : [_2], r2, u2, i2, f2, o2, e2, o2 ? o2[0] : u2.__k && S(u2, 0), l2, c2), o2 && o2.some(g)), l2 && "textarea" != C2 || (s2 = "value", "progress" == C2 && null == b2 ? t2.removeAttribute(s2) : null == b2 || b2 === t2[s2] && ("progress" != C2 || b2) || N(t2, s2, b2, $2[s2], f2), s2 = "checked", null != m2 && m2 != t2[s2] && N(t2, s2, m2, $2[s2], f2));
  } else $2 === x2 || l2 && t2.data == x2 || (t2.data = x2);
  return t2;
}
function G(t2, r2, u2, i2) {
  try {
    "function" == typeof t2 ? r2 ? r2.__x = t2(r2) || 1 : i2 && (i2 = i2.__c || i2.__e) && (r2 = i2.__x) && (i2.__x = null, "function" == typeof r2 ? r2() : t2(null)) : t2.current = r2;
  } catch (t3) {
    n.__e(t3, u2);
  }
}
function J(t2, r2, u2) {
  var i2, f2, o2, e2;
  if (n.unmount && n.unmount(t2), !(i2 = t2.ref) || i2.current && i2.current != t2.__e || G(i2, null, r2, t2), i2 = t2.__c) {
    if (i2.componentWillUnmount) try {
      i2.componentWillUnmount();
    } catch (t3) {
      n.__e(t3, r2);
    }
    i2.__P = i2.__n = null;
  }
  if (i2 = t2.__k) for (e2 = 0; e2 < i2.length; e2++) i2[e2] && J(i2[e2], r2, "function" != typeof t2.type || u2 && !t2.props.__P);
  !u2 && (i2 = t2.__c) && (i2 = i2.__z) && (f2 = B(i2, o2 = [])) && (i2 == t2.__e && o2.some(g), g(f2), g(i2)), u2 || g(t2.__e), t2.__e = t2.__c = t2.__ = null;
}
function K(n2, t2, r2) {
  return this.constructor(n2, r2);
}
function Q(t2, r2) {
  var u2, i2, f2, o2;
  n.__ && n.__(t2, r2), 9 == r2.nodeType && (r2 = r2.documentElement), i2 = (u2 = t2 && 32 & t2.__u) ? null : r2.__k, r2.__k = m($, { children: [t2] }), f2 = [], o2 = [], z(r2, r2.__k, i2 || p, p, r2.namespaceURI, i2 ? null : r2.firstChild ? d.call(r2.childNodes) : null, f2, i2 ? i2.__e : r2.firstChild, u2, o2), E(f2, r2.__k, o2), r2.__k.props.children = null;
}
n = { __e: function(n2, t2, r2, u2) {
  for (var i2, o2, e2; t2 = t2.__; ) if ((i2 = t2.__c) && !(1 & i2.__g)) {
    i2.__g |= 4;
    try {
      if ((e2 = (o2 = i2.constructor) && o2.getDerivedStateFromError) && i2.setState(o2.getDerivedStateFromError(n2)), i2.componentDidCatch && (i2.componentDidCatch(n2, u2 || {}), e2 = 1), e2 && 8 & i2.__g) return void (i2.__g |= 2);
    } catch (t3) {
      n2 = t3;
    }
  }
  throw f = 0, n2;
} }, t = 0, r = function(n2) {
  return null != n2 && n2.constructor === h;
}, x.prototype.setState = function(n2, t2) {
  var r2 = this.__s;
  r2 && r2 != this.state || (r2 = this.__s = _({}, this.state)), "function" == typeof n2 && (n2 = n2(_({}, r2), this.props)), n2 && (_(r2, n2), this.__v && (t2 && this.__k.push(t2), L(this)));
}, x.prototype.forceUpdate = function(n2) {
  this.__v && (this.__g |= 4, n2 && this.__h.push(n2), L(this));
}, x.prototype.render = $, u = [], f = 0, o = function(n2, t2) {
  return n2.__v.__b - t2.__v.__b;
}, e = /* @__PURE__ */ Symbol(), l = /(PointerCapture)$|Capture$/i, c = 0, a = {}, s = 0;

// shell/view.js
var plain = (name2) => name2.replace(/[<>&"']/g, "");
var filled = (text, fields) => text.replace(/\{(\w+)\}/g, (_2, field) => String(fields[field]));
var html = (html2) => ({ dangerouslySetInnerHTML: { __html: html2 } });
function box(css) {
  const node = document.createElement("div");
  node.className = css;
  return node;
}
function icon(name2) {
  const drawing = html(`<svg viewBox="0 0 24 24"><use href="#cl-i-${plain(name2)}"/></svg>`);
  return k("span", { class: "cl-ic", "aria-hidden": "true", ...drawing });
}
function symbol(name2, css = "") {
  const drawing = html(`<svg viewBox="0 0 100 100"><use href="#cl-${plain(name2)}"/></svg>`);
  return k("span", { class: `cl-sy ${css}`, "aria-hidden": "true", ...drawing });
}
var button = (css, onClick, ...inside) => k("button", { type: "button", class: css, onClick }, ...inside);
var signButton = (css, sign2, label, onClick, disabled = false) => k(
  "button",
  { type: "button", class: css, title: label, "aria-label": label, onClick, disabled },
  icon(sign2)
);
function classes(wanted) {
  return Object.keys(wanted).filter((name2) => wanted[name2]).join(" ");
}
function dress(node, looks) {
  for (const [name2, has] of Object.entries(looks)) node.classList.toggle(name2, has);
}
var COUNTS = [2, 3, 4, 5, 8];
var atLeast = (n2) => Object.fromEntries(COUNTS.map((count) => [`cl-from-${count}`, n2 >= count]));
function keys(names) {
  const seen = /* @__PURE__ */ new Map();
  return names.map((name2) => {
    const n2 = (seen.get(name2) ?? 0) + 1;
    seen.set(name2, n2);
    const key = `${name2}#${n2}`;
    return { key, "data-key": key };
  });
}
var cards = (words, n2) => (n2 === 1 ? words.card : words.cards).replace("{n}", String(n2));
var same = (a2, b2) => JSON.stringify(a2) === JSON.stringify(b2);

// shell/dialog.js
var Dialog = class {
  /**
   * @param {string} css the classes of the button that closes it
   * @param {() => string} closes what stands on that button
   */
  constructor(css, closes) {
    this.css = css;
    this.closes = closes;
    this.node = document.createElement("dialog");
    this.node.className = "cl-dialog";
    this.node.setAttribute("aria-labelledby", "cl-dialog-title");
  }
  /** @param {string} title @param {...Shown} inside */
  open(title, ...inside) {
    const close = button(this.css, () => this.close(), this.closes());
    Q(null, this.node);
    Q([k("h3", { id: "cl-dialog-title" }, title), ...inside, close], this.node);
    if (!this.node.open) this.node.showModal();
  }
  close() {
    this.node.close();
  }
  /** What can be typed in here, or read. */
  get box() {
    return (
      /** @type {HTMLTextAreaElement} */
      this.node.querySelector("textarea")
    );
  }
};
function wellFormed(text) {
  return text.slice(0, 7e4).replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "");
}

// shell/dialogs.js
var Dialogs = class {
  /**
   * @param {object} handed
   * @param {Labels} handed.words
   * @param {() => string} handed.unkept why the game can't be kept, or ""
   * @param {(text: string) => void} handed.load goes on with a game that was saved
   */
  constructor(handed) {
    this.handed = handed;
    const { words } = handed;
    this.lasting = { text: "", href: "" };
    this.said = { text: "", isBad: false };
    this.dialog = new Dialog("cl-btn cl-quiet", () => words.close);
    this.notices = box("");
    this.node = box("");
    this.node.append(this.notices, this.dialog.node);
  }
  draw() {
    const { lasting, said: said3 } = this;
    const { words } = this.handed;
    const go = { class: "cl-btn cl-quiet", href: lasting.href };
    const close = { class: "cl-tool", "aria-label": words.close, onClick: () => this.hideNotice() };
    Q(
      [
        k(
          "div",
          { class: "cl-notice cl-bad cl-lasting", role: "alert", hidden: !lasting.text },
          k("p", {}, lasting.text),
          lasting.href ? k("a", go, words.watch.go_on) : null
        ),
        k(
          "div",
          { class: `cl-notice${said3.isBad ? " cl-bad" : ""}`, role: "alert", hidden: !said3.text },
          k("p", {}, said3.text),
          k("button", { type: "button", ...close }, icon("cross"))
        )
      ],
      this.notices
    );
  }
  /** @param {string} text @param {boolean} [isBad] */
  say(text, isBad = false) {
    this.said = { text, isBad };
    this.draw();
  }
  /**
   * Say what lasts until it is over; "" takes it away, but not that the game can't be kept.
   * @param {string} text
   * @param {string} [href] where the game goes on
   */
  last(text, href = "") {
    this.lasting = { text: text || this.handed.unkept(), href };
    this.draw();
  }
  hideNotice() {
    if (this.said.text) this.say("");
  }
  /** @param {string} title @param {...Shown} inside */
  open(title, ...inside) {
    this.dialog.open(title, ...inside);
  }
  /** Copy a text, and show it. @param {string} title @param {string} text */
  showText(title, text) {
    void navigator.clipboard?.writeText(text).catch(() => {
    });
    this.open(title, k("textarea", { readonly: true, rows: 6, "aria-label": title, value: text }));
    this.dialog.box.select();
  }
  /** @param {string} text @param {boolean} [isSealed] */
  share(text, isSealed = false) {
    const { words } = this.handed;
    const { dialog } = this;
    const copy = () => {
      dialog.box.select();
      navigator.clipboard?.writeText(text).catch(() => document.execCommand("copy"));
    };
    dialog.open(
      words.share,
      k("p", {}, isSealed ? words.save_sealed : words.share_hint),
      k("textarea", { readonly: true, rows: 5, "aria-label": words.share, value: text }),
      button("cl-btn", copy, words.copy)
    );
    dialog.box.select();
  }
  load() {
    const { words, load } = this.handed;
    const { dialog } = this;
    const read2 = async ({ currentTarget }) => {
      const [chosen] = (
        /** @type {HTMLInputElement} */
        currentTarget.files ?? []
      );
      if (chosen) dialog.box.value = await chosen.text();
    };
    const go = () => {
      load(wellFormed(dialog.box.value));
      dialog.close();
    };
    const file = { accept: ".json,.txt", "aria-label": words.choose_file, onChange: read2 };
    dialog.open(
      words.load,
      k("p", {}, words.load_hint),
      k("input", { type: "file", ...file }),
      k("textarea", { rows: 5, "aria-label": words.paste }),
      button("cl-btn", go, words.load)
    );
  }
  /** @param {string} name @param {string} text @param {boolean} isSealed */
  file(name2, text, isSealed) {
    const { words } = this.handed;
    const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    const link = document.createElement("a");
    Object.assign(link, { href: url, download: name2 });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1e3);
    this.say(isSealed ? words.save_sealed : words.save_plain);
  }
};

// panel/coach.js
var LEVELS = (
  /** @type {const} */
  ["off", "hints", "full"]
);
var SHOWN = 12;
var FEWEST = 30;
var hasOdds = (advice) => "moves" in advice;
function Coach({ art, words, scene, advice, isHidden, send }) {
  const level = scene.coach;
  const asked = scene.moves.length > 0;
  const fresh = hasOdds(advice) && advice.seq === scene.seq && asked ? advice : null;
  const isClose = fresh != null && fresh.close.length > 1;
  const shown = level === "full" ? SHOWN : isClose ? 0 : 1;
  const rows = fresh ? fresh.moves.toSorted((a2, b2) => b2[1] - a2[1]).slice(0, shown) : [];
  const isEarly = level === "hints" && isClose && fresh.worlds < FEWEST;
  const thinks = level !== "off" && asked && (!fresh || isEarly);
  const says = () => {
    if (scene.review && level !== "off") return "";
    if (thinks) return words.coach_thinks;
    if (level === "none") return "";
    if (isClose && level === "hints") return words.coach_close;
    return fresh?.exact && level === "full" ? words.coach_exact : words[`coach_${level}`];
  };
  const label = { role: "tabpanel", "aria-label": words.coach };
  return k(
    "div",
    { class: "cl-coach", ...label, tabIndex: 0, hidden: isHidden },
    k(Level, { level, words, send }),
    k("p", { class: "cl-counted" }, art.line(scene.counted)),
    k("p", { class: "cl-coach-said" }, says()),
    k(
      "ol",
      { class: "cl-odds" },
      fresh && rows.map(
        (row, i2) => k(Move, { row, best: !i2, advice: fresh, art, words, scene, key: row[0] })
      )
    ),
    k(
      "div",
      { class: "cl-review" },
      scene.review && scene.review.length > 1 ? k(Review, { review: scene.review, words, send }) : null
    )
  );
}
function Level({ level, words, send }) {
  const choose = ({ currentTarget }) => {
    const { selectedIndex } = (
      /** @type {HTMLSelectElement} */
      currentTarget
    );
    send("coach", selectedIndex);
  };
  const isBusy = document.activeElement?.matches(".cl-coach select");
  return k(
    "select",
    { "aria-label": words.coach, onChange: choose, value: isBusy ? void 0 : level },
    LEVELS.map((value) => k("option", { value }, words.coach_levels[value]))
  );
}
function Move({ row: [index, chance, low, high], best, advice, art, words, scene }) {
  const isThumb = index === advice.thumb;
  const isBeyond = best && !advice.close.includes(advice.thumb);
  const reason = isThumb ? advice.why : isBeyond ? words.coach_beyond : "";
  const thumb = k("span", { class: "cl-thumb", title: words.coach_thumb }, words.coach_thumb);
  const label = k(
    "div",
    { class: "cl-odds-move" },
    art.line(scene.moves[index].label),
    " ",
    isThumb ? thumb : null
  );
  const why = reason ? k("p", { class: "cl-why" }, reason) : null;
  if (scene.coach !== "full") return k("li", {}, label, why);
  const width = Math.max(1, Math.round(50 * (high - low)));
  const bar = k(
    "div",
    { class: "cl-bar-of", "aria-hidden": "true" },
    k("i", { style: `width:${100 * chance}%` }),
    k("u", { style: `left:${100 * low}%;width:${100 * (high - low)}%` })
  );
  const sure = advice.exact ? "" : ` ± ${width}`;
  return k("li", {}, label, bar, k("small", {}, `${Math.round(100 * chance)} %${sure}`), why);
}
function Review({ review, words, send }) {
  const x2 = (i2) => 4 + 92 * i2 / (review.length - 1);
  const y2 = (part2) => 56 - 52 * part2;
  const path = review.map((move, i2) => `${i2 ? "L" : "M"}${x2(i2)} ${y2(move.made)}`).join("");
  const mark = (part2) => `<b style="top:${y2(part2) / 0.6}%">${100 * part2} %</b>`;
  const drawing = `${mark(1)}${mark(0.5)}${mark(0)}
    <svg viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
    <path d="M4 ${y2(0.5)}H96" class="cl-even"/><path d="${path}" class="cl-made"/></svg>`;
  const back = ({ currentTarget, clientX }) => {
    const svg = (
      /** @type {Element} */
      currentTarget.querySelector("svg")
    );
    const frame = (
      /** @type {Element} */
      svg.getBoundingClientRect()
    );
    const along = ((clientX - frame.left) / frame.width - 0.04) / 0.92;
    const nearest = Math.round(Math.max(0, Math.min(1, along)) * (review.length - 1));
    send("replay", review[nearest].decision);
  };
  const worst = review.toSorted((a2, b2) => b2.best - b2.made - (a2.best - a2.made)).slice(0, 3).filter((move) => move.best - move.made > 0.02);
  const lost = (move) => words.coach_lost.replace("{n}", String(Math.round(100 * (move.best - move.made)))).replace("{move}", String(move.decision + 1));
  const ends = [review[0], review[review.length - 1]].map(
    (move) => k("span", {}, words.coach_move.replace("{n}", String(move.decision + 1)))
  );
  return [
    k("h4", {}, words.coach_review),
    k("div", { class: "cl-plot", title: words.coach_back, onClick: back, ...html(drawing) }),
    k("p", { class: "cl-ends", "aria-hidden": "true" }, ends),
    worst.length ? worst.map(
      (move) => button("cl-btn cl-quiet", () => send("replay", move.decision), lost(move))
    ) : k("p", {}, words.coach_fine)
  ];
}

// panel/clause_sign.js
var by = "";
function show(sign2, isShown) {
  for (const other of document.querySelectorAll(".cl-sec.cl-show"))
    other.classList.remove("cl-show");
  sign2.classList.toggle("cl-show", isShown);
}
function touch(sign2, open) {
  if (sign2.classList.contains("cl-show")) open();
  else show(sign2, true);
}
function ClauseSign({ id, title, open }) {
  return k(
    "button",
    {
      type: "button",
      class: "cl-sec",
      "aria-label": `${title} (${id})`,
      onPointerDown: (event) => by = event.pointerType,
      onBlur: (event) => show(event.currentTarget, false),
      onClick: (event) => {
        if (by === "mouse" || event.detail === 0) open();
        else touch(event.currentTarget, open);
      }
    },
    "§",
    k("span", { class: "cl-tip", "aria-hidden": "true" }, title, k("code", {}, id))
  );
}

// panel/story.js
var LINES = 30;
var END = -1;
function Story({ art, words, scene, replay, lines, isHidden, isSheet, ...does }) {
  const length = scene.story.length;
  const all = told(scene, words);
  const shown = all.slice(-lines).reverse();
  const names = keys(shown.map(({ line }) => `${line.n}`));
  const isNow = replay.at == null;
  const head = isNow && length ? k("h3", {}, all.at(-1)?.head) : null;
  const see = button("cl-see", () => replay.start(), icon("undo"), k("span", {}, words.see_again));
  const press = ({ currentTarget, target }, line) => {
    if (
      /** @type {Element} */
      target.closest("button") || !isSheet()
    ) return;
    const sign2 = (
      /** @type {Element} */
      currentTarget.querySelector(".cl-sec")
    );
    if (sign2) touch(sign2, () => does.openClause(line.clause));
  };
  return k(
    "div",
    {
      class: "cl-story",
      role: "tabpanel",
      "aria-label": words.story,
      tabIndex: 0,
      hidden: isHidden,
      onScroll: ({ currentTarget }) => isAtEnd(currentTarget) && does.more()
    },
    k("div", { class: "cl-sheet" }, scene.sheet && k(Scores, { sheet: scene.sheet, words })),
    k(
      "div",
      { class: "cl-story-top" },
      head,
      isNow && replay.many ? see : null,
      k(Stepper, { replay, words })
    ),
    k(
      "ol",
      { class: "cl-lines", reversed: true, start: length },
      // numbered from the last to the first
      shown.map((item, i2) => {
        const { line, mine, sign: sign2 } = item;
        const css = [
          i2 ? "" : "cl-newest",
          mine ? "cl-mine-line" : "",
          sign2 ? "" : "cl-cont",
          line.by == null ? "cl-nobody" : ""
        ];
        const again = scene.can.whatif && line.decision != null ? line.decision : null;
        const title = words.rules.find((rule) => rule.id === line.clause)?.title ?? "";
        const open = () => does.openClause(line.clause);
        return k(
          "li",
          {
            ...names[i2],
            class: css.filter(Boolean).join(" "),
            onClick: (event) => press(event, line)
          },
          i2 > 0 && item.head ? k("h3", {}, item.head) : null,
          // the newest stands above the list
          k("i", { class: "cl-av", "aria-hidden": "true" }, signOf(item, scene, words)),
          k("p", {}, art.line(line.text)),
          k(
            "span",
            { class: "cl-acts" },
            again == null ? null : signButton("cl-whatif", "branch", words.whatif, () => does.whatIf(again)),
            k(ClauseSign, { id: line.clause, title, open })
          )
        );
      })
    ),
    length > lines ? button("cl-btn cl-quiet cl-earlier", () => does.more(), words.earlier) : null
  );
}
function isAtEnd(pane) {
  const earlier = (
    /** @type {HTMLElement | null} */
    pane.querySelector(".cl-earlier")
  );
  const height = earlier?.offsetHeight;
  const below = pane.scrollHeight - pane.scrollTop - pane.clientHeight;
  return Boolean(height && below < height + 40);
}
function signOf({ line, mine }, scene, words) {
  const other = scene.seats.find((seat) => seat.seat === line.by);
  return mine ? words.you[0] : other?.initial ?? "";
}
function Scores({ sheet, words }) {
  const row = (kind, cells) => k(
    "tr",
    {},
    cells.map((cell, i2) => i2 ? k(kind, {}, cell) : k("th", { scope: "row" }, cell))
  );
  return k(
    "table",
    {},
    k("caption", {}, words.sheet),
    k("thead", {}, row("th", ["", ...sheet.names])),
    k(
      "tbody",
      {},
      sheet.rows.map((points, n2) => row("td", [n2 + 1, ...points]))
    ),
    k("tfoot", {}, row("td", [words.total, ...sheet.total]))
  );
}
function Stepper({ replay, words }) {
  const { at, many } = replay;
  if (at == null) return null;
  const count = words.step_of.replace("{n}", String(at)).replace("{all}", String(many));
  return k(
    "div",
    { class: "cl-steps", role: "group", "aria-label": words.see_again },
    signButton("cl-step", "left", words.step_back, () => replay.step(-1), at <= 1),
    k("span", { class: "cl-step-of" }, count),
    signButton("cl-step", "right", words.step_on, () => replay.step(1), at >= many),
    signButton("cl-step", "cross", words.step_end, () => replay.stop())
  );
}
function told(scene, words) {
  const me = scene.me ?? 0;
  const first = scene.story.find((line) => line.by === me)?.icon;
  let round = 0;
  let actor = null;
  const all = scene.story.map((line, n2) => {
    const isEnd = scene.outcome != null && n2 === scene.story.length - 1;
    const begins = scene.direction === 0 ? line.icon === first : line.moved && actor !== me;
    if (line.by === me && begins && !isEnd) round += 1;
    if (line.moved) actor = line.by;
    const mine = line.by != null && line.by === scene.me;
    return { line, round: isEnd ? END : round, sign: false, head: "", mine };
  });
  all.forEach((item, n2) => {
    const after = all[n2 + 1];
    const isLast = after?.round !== item.round;
    if (isLast) item.head = heading(item, !after && !scene.outcome, words);
    item.sign = item.line.by != null && (after?.line.by !== item.line.by || isLast);
  });
  return all;
}
function heading({ round, mine }, isNow, words) {
  if (round === END) return words.the_end;
  if (!round) return words.beginning;
  if (isNow && !mine) return words.since;
  return words.round.replace("{n}", String(round));
}

// panel/dock.js
function Dock({ art, words, scene, replay, isOpen: isOpen2, unfold }) {
  const line = scene.story.at(-1);
  const other = scene.seats.find((seat) => seat.seat === line?.by);
  const mine = line?.by != null && line?.by === scene.me;
  const sign2 = mine ? words.you[0] : other?.initial;
  const told2 = line ? `: ${art.text(line.text)}` : "";
  return k(
    "div",
    { class: "cl-dock" },
    k(
      "button",
      {
        type: "button",
        class: "cl-docked",
        "aria-expanded": isOpen2,
        "aria-label": `${words.unfold}${told2}`,
        onClick: unfold
      },
      sign2 && k("i", { class: `cl-av${mine ? " cl-mine-sign" : ""}`, "aria-hidden": "true" }, sign2),
      k("p", {}, art.line(line?.text)),
      icon("up")
    ),
    replay.at == null && replay.many ? signButton("cl-step", "undo", words.see_again, () => replay.start()) : null,
    k(Stepper, { replay, words })
  );
}

// panel/rules.js
function Rules({ words, search, here, isHidden, find: find2 }) {
  const wanted = search.trim().toLowerCase();
  const matching = words.rules.filter(
    ({ id, title, text }) => `${id} ${title} ${text}`.toLowerCase().includes(wanted)
  );
  const none = k("p", { class: "cl-none-found" }, words.nothing_found);
  return k(
    "div",
    { class: "cl-rules", role: "tabpanel", "aria-label": words.rules_tab, hidden: isHidden },
    k("input", {
      type: "search",
      placeholder: words.search,
      "aria-label": words.search,
      value: search,
      onInput: ({ currentTarget }) => find2(currentTarget.value)
    }),
    k(
      "div",
      { class: "cl-found" },
      matching.length ? matching.map((rule) => k(Clause, { rule, isHere: rule.id === here, key: rule.id })) : none
    )
  );
}
function Clause({ rule: { id, title, text }, isHere }) {
  return k(
    "article",
    { "data-clause": id, tabIndex: -1, class: isHere ? "cl-here" : "" },
    k("h4", {}, title),
    k("p", {}, text),
    k("code", {}, id)
  );
}

// panel/panel.js
var SIGNS = (
  /** @type {const} */
  { story: "list", rules: "book", coach: "eye" }
);
var Panel = class {
  /** @param {HTMLElement} node @param {Handed} handed */
  constructor(node, handed) {
    this.node = node;
    this.handed = handed;
    this.scene = null;
    this.tab = "story";
    this.isUnfolded = false;
    this.search = "";
    this.here = "";
    this.lines = LINES;
    const { words } = handed;
    node.setAttribute("role", "group");
    node.setAttribute("aria-label", `${words.story}, ${words.rules_tab}`);
    node.addEventListener("keydown", (event) => this.escape(event));
  }
  /** @param {Scene} scene */
  paint(scene) {
    this.scene = scene;
    if (scene.story.length <= LINES) this.lines = LINES;
    this.draw();
  }
  draw() {
    const { handed, scene, tab } = this;
    if (!scene) return;
    const { art, words, replay, send } = handed;
    this.node.classList.toggle("cl-unfolded", this.isUnfolded);
    const shared3 = { art, words, scene, replay };
    Q(
      [
        k(Dock, { ...shared3, isOpen: this.isUnfolded, unfold: () => this.unfold() }),
        this.tabs(scene),
        k(Story, {
          ...shared3,
          lines: this.lines,
          isHidden: tab !== "story",
          isSheet: () => this.isSheet(),
          whatIf: (decision) => send("whatif", decision),
          openClause: (id) => this.openClause(id),
          more: () => this.more()
        }),
        k(Rules, {
          words,
          search: this.search,
          here: this.here,
          isHidden: tab !== "rules",
          find: (text) => this.find(text)
        }),
        k(Coach, { ...shared3, advice: handed.advice(), isHidden: tab !== "coach", send })
      ],
      this.node
    );
  }
  /** The tabs that this scene has. @param {Scene} scene */
  shownTabs(scene) {
    const all = (
      /** @type {Tab[]} */
      Object.keys(SIGNS)
    );
    return all.filter((tab) => tab !== "coach" || scene.coach !== "none");
  }
  /** @param {Scene} scene */
  tabs(scene) {
    const { words } = this.handed;
    const labels = { story: words.story, rules: words.rules_tab, coach: words.coach };
    const tab = (name2) => k(
      "button",
      {
        type: "button",
        role: "tab",
        "aria-selected": name2 === this.tab,
        tabIndex: name2 === this.tab ? 0 : -1,
        onClick: () => this.open(name2),
        onKeyDown: (event) => this.walk(event)
      },
      icon(SIGNS[name2]),
      k("span", {}, labels[name2])
    );
    return k(
      "div",
      { class: "cl-tabs", ref: tighten },
      k("div", { role: "tablist" }, this.shownTabs(scene).map(tab)),
      k(
        "button",
        {
          type: "button",
          class: "cl-fold",
          "aria-label": words.close,
          onClick: () => this.shut()
        },
        icon("down")
      )
    );
  }
  /** From tab to tab. @param {KeyboardEvent} event */
  walk({ key }) {
    if (key !== "ArrowLeft" && key !== "ArrowRight" || !this.scene) return;
    const tabs = this.shownTabs(this.scene);
    const step = key === "ArrowLeft" ? -1 : 1;
    this.open(tabs[(tabs.indexOf(this.tab) + step + tabs.length) % tabs.length]);
    this.give('[role="tab"][aria-selected="true"]');
  }
  /** @param {Tab} tab */
  open(tab) {
    this.tab = tab;
    this.isUnfolded = true;
    this.draw();
  }
  /** Give the focus to a part of the panel. @param {string} selector */
  give(selector) {
    const part2 = (
      /** @type {HTMLElement | null} */
      this.node.querySelector(selector)
    );
    part2?.focus({ preventScroll: true });
    return part2;
  }
  unfold() {
    this.isUnfolded = true;
    this.draw();
    this.give(".cl-fold");
  }
  /** Close the sheet, and give the focus back to the line. */
  shut() {
    this.isUnfolded = false;
    this.draw();
    this.give(".cl-docked");
  }
  /** @param {KeyboardEvent} event */
  escape(event) {
    if (event.key !== "Escape" || !this.isUnfolded) return;
    event.stopPropagation();
    this.shut();
  }
  /** Whether the panel is open as a sheet. */
  isSheet() {
    const fold = (
      /** @type {HTMLElement | null} */
      this.node.querySelector(".cl-fold")
    );
    return this.isUnfolded && fold?.offsetParent != null;
  }
  /** Earlier lines have been asked for. */
  more() {
    const hadFocus = document.activeElement?.matches(".cl-earlier");
    this.lines += LINES;
    this.draw();
    if (hadFocus) this.give(".cl-earlier") ?? this.give(".cl-story");
  }
  /** Look for something in the rulebook. @param {string} text */
  find(text) {
    this.search = text;
    this.draw();
  }
  /** Open the rulebook at a clause. @param {string} id */
  openClause(id) {
    this.search = "";
    this.here = id;
    this.open("rules");
    this.give(".cl-here")?.scrollIntoView({ block: "nearest" });
  }
};
function tighten(bar) {
  if (!bar) return;
  const list = (
    /** @type {Element} */
    bar.firstElementChild
  );
  new ResizeObserver(() => {
    bar.classList.remove("cl-tight");
    bar.classList.toggle("cl-tight", list.scrollWidth > list.clientWidth);
  }).observe(bar);
}

// shell/art.js
var EYE = '<span class="cl-eye"><span class="cl-ic" aria-hidden="true"><svg viewBox="0 0 24 24"><use href="#cl-i-eye"/></svg></span></span>';
var Art = class {
  /** @param {Drawings} drawings the `art` trait */
  constructor(drawings) {
    this.drawings = drawings;
    this.symbols = new Set(drawings.sprite.match(/(?<=id="cl-)[\w-]+/g));
  }
  /** The symbol of a suit, if the game has one of its name. @param {string} suit */
  suit(suit) {
    return this.symbols.has(suit) ? symbol(suit) : null;
  }
  /** @param {string | null} card */
  drawing(card) {
    const { faces } = this.drawings;
    return faces[card ?? "back"] ?? faces.back;
  }
  /** For less than 48 px: a large sign and no name. @param {string | null} card */
  smallDrawing(card) {
    return this.drawings.small[card ?? "back"] || this.drawing(card);
  }
  /** A card's drawing, or its back. @param {string | null} card @param {Attributes} [more] */
  face(card, more) {
    return k("span", { class: "cl-paper", ...html(this.drawing(card)), ...more });
  }
  /** @param {string | null} card @param {Attributes} [more] */
  small(card, more) {
    return k("span", { class: "cl-paper", ...html(this.smallDrawing(card)), ...more });
  }
  /** Cards on each other, the last on top. @param {(string | null)[]} cards */
  faces(cards2) {
    const names = keys(cards2.map((card) => card ?? "back"));
    return cards2.map((card, i2) => this.face(card, names[i2]));
  }
  /**
   * A card of another's hand: its back, or itself if I know it.
   * @param {string | null} card
   * @param {Attributes} more
   */
  ofOther(card, more) {
    const css = `cl-paper cl-mini${card ? " cl-known" : ""}`;
    return k("span", { class: css, ...html(this.smallDrawing(card) + (card ? EYE : "")), ...more });
  }
  /** @param {string | null} card */
  name(card) {
    return card ? this.drawings.pieces[card].name : "";
  }
  /** A piece in a line of text: its symbol and its name. @param {Part} part */
  chip(part2) {
    if (typeof part2 === "string") return part2;
    if (part2.b) return k("b", {}, part2.b);
    if (part2.name) return k("b", { class: "cl-name" }, part2.name);
    if (part2.suit) {
      const suit = this.drawings.suits[part2.suit];
      return k("span", { class: `cl-chip ${suit.css}` }, this.suit(part2.suit), suit.name);
    }
    const piece = this.drawings.pieces[part2.card ?? ""];
    return k("span", { class: `cl-chip ${piece.css}` }, this.suit(piece.suit), piece.name);
  }
  /**
   * A sentence in parts; a full stop after a piece does not begin a line.
   * @param {Rich | null | undefined} rich
   * @returns {Shown[]}
   */
  line(rich) {
    const parts = rich ?? [];
    return parts.map((part2, i2) => {
      if (typeof part2 === "string")
        return isPiece(parts[i2 - 1]) ? part2.slice(stop(part2).length) : part2;
      const behind = isPiece(part2) && stop(parts[i2 + 1]);
      return behind ? k("span", { class: "cl-whole" }, this.chip(part2), behind) : this.chip(part2);
    });
  }
  /** The same as plain text. @param {Rich | null | undefined} rich */
  text(rich) {
    return (rich ?? []).map(
      (part2) => typeof part2 === "string" ? part2 : part2.b || part2.name || part2.suit && this.drawings.suits[part2.suit].name || this.name(part2.card ?? null)
    ).join("");
  }
};
var isPiece = (part2) => typeof part2 === "object" && !part2.b && !part2.name;
var stop = (part2) => typeof part2 === "string" ? part2.match(/^[.,:;!?)]+/)?.[0] ?? "" : "";

// shell/theme.js
function pageTheme() {
  const { jpThemeLight, theme } = document.body.dataset;
  if (jpThemeLight) return jpThemeLight === "false" ? "dark" : "light";
  const asked = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  return theme === "dark" || theme === "light" ? theme : asked;
}

// shell/local_storage.js
function read(name2) {
  try {
    return JSON.parse(localStorage.getItem(name2) ?? "null");
  } catch {
    return null;
  }
}
function write(name2, value) {
  try {
    localStorage.setItem(name2, JSON.stringify(value));
  } catch {
  }
}
function drop(name2) {
  try {
    localStorage.removeItem(name2);
  } catch {
  }
}

// shell/unfinished_game.js
var NAME = "cardlab-left";
var DAY = 24 * 60 * 60 * 1e3;
function note(ticket, scene) {
  if (!ticket || scene.mode === "whatif") return;
  if (scene.outcome || scene.mode === "replay") {
    if (left()?.ticket === ticket) drop(NAME);
    return;
  }
  const names = scene.seats.map((seat) => seat.name);
  const { game, turn } = scene;
  const mine = scene.moves.length > 0 || scene.mode === "covered";
  write(NAME, { ticket, game, turn, mine, names, at: Date.now() });
}
function left() {
  const game = read(NAME);
  const is_one = typeof game?.ticket === "string" && Array.isArray(game.names) && Date.now() - game.at < DAY;
  return is_one ? game : null;
}

// shell/watch.js
var EVERY = 2e3;
var WITHIN = 2500;
var GO_ON_AFTER = 2e3;
var GIVE_UP_AFTER = 3;
var MOST = 3;
var SAID = "cardlab said";
var WENT_ON = "cardlab went on";
function served() {
  if (!document.body.dataset.voila) return null;
  const config = document.getElementById("jupyter-config-data")?.textContent;
  return config ? (
    /** @type {{ baseUrl: string, kernelId: string }} */
    JSON.parse(config)
  ) : null;
}
async function ask() {
  const config = served();
  if (!config) return "there";
  const signal = AbortSignal.timeout(WITHIN);
  try {
    const address = `${config.baseUrl}api/kernels/${config.kernelId}`;
    const answer = await fetch(address, { cache: "no-store", signal });
    if (answer.ok) return (await answer.json()).execution_state === "busy" ? "busy" : "there";
    return answer.status >= 500 ? "cut" : "gone";
  } catch {
    return "cut";
  }
}
var Poll = class {
  constructor() {
    this.watches = /* @__PURE__ */ new Set();
    this.timer = void 0;
    const now = () => this.watches.size && this.turn();
    for (const what of ["online", "offline", "pageshow"]) addEventListener(what, now);
    document.addEventListener("visibilitychange", now);
  }
  /** Ask whether the program behind the page is there. */
  ask() {
    return ask();
  }
  async turn() {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.turn(), EVERY + WITHIN);
    const found = await this.ask();
    for (const watch of this.watches) watch.take(found);
    clearTimeout(this.timer);
    if (this.watches.size) this.timer = window.setTimeout(() => this.turn(), EVERY);
  }
};
var shared2 = (
  /** @type {{ cardlabPoll?: Asks, cardlabLeaves?: boolean }} */
  globalThis
);
function said() {
  if (!document.body.dataset.voila) return "";
  const text = sessionStorage.getItem(SAID) ?? "";
  sessionStorage.removeItem(SAID);
  return text;
}
var Watch = class {
  /** @param {Watched} host what is watched for: a table, or the form of a lobby */
  constructor(host) {
    this.host = host;
    this.isCut = false;
    this.isGone = false;
    this.inVain = 0;
    this.kernel = void 0;
    this.hear = (_kernel, status) => this.status(status);
    if (!document.body.dataset.voila && !shared2.cardlabPoll) return;
    this.poll = shared2.cardlabPoll ??= new Poll();
    this.poll.watches.add(this);
    this.poll.turn();
  }
  /** Listen to the kernel, where the page has a connection to it. @param {Kernel} [kernel] */
  listen(kernel) {
    this.kernel?.statusChanged?.disconnect(this.hear);
    this.kernel = kernel;
    kernel?.statusChanged?.connect(this.hear);
  }
  /** What Jupyter tells of the kernel. @param {string} status */
  status(status) {
    if (["restarting", "autorestarting", "dead", "terminating"].includes(status)) this.gone();
  }
  /** What the server has answered. @param {Whereabouts} found */
  take(found) {
    if (this.isGone) return;
    if (found === "gone") return this.gone();
    if (found === "cut") {
      this.isCut = true;
      this.inVain = 0;
      return this.host.say(this.host.words.cut);
    }
    if (!this.isCut) return;
    this.isCut = false;
    this.host.say("");
    this.revive();
  }
  /** The server is there again: so the old connection may be a dead end. */
  async revive() {
    try {
      await this.kernel?.reconnect?.();
    } catch {
      return;
    }
    this.host.hello();
  }
  /** Python has said something. */
  answered() {
    this.inVain = 0;
    if (!this.isCut && !this.isGone) this.host.say("");
  }
  /** Python does not answer a press. */
  async unanswered() {
    if (this.isGone) return;
    if (!this.poll) {
      this.host.say(this.host.words.dead);
      if (!this.inVain++) this.host.hello();
      return;
    }
    const found = await this.poll.ask();
    this.take(found);
    if (this.isCut || this.isGone) return;
    this.host.say(this.host.words.slow);
    this.inVain += Number(found === "there");
    if (this.inVain >= GIVE_UP_AFTER) this.gone();
    else this.host.hello();
  }
  /** The kernel has ended: another goes on with the game, if the page is loaded anew. */
  gone() {
    if (this.isGone) return;
    this.isGone = true;
    const { words } = this.host;
    const lost = this.all().some((host) => host.isUnheard()) ? ` ${words.unheard}` : "";
    if (!this.poll) return this.host.say(`${words.restarted}${lost}`);
    this.host.say(`${words.gone}${lost}`);
    if (shared2.cardlabLeaves) return;
    const address = this.address();
    if (this.wentOn() >= MOST) return this.host.say(`${words.gone}${lost}`, address);
    shared2.cardlabLeaves = true;
    sessionStorage.setItem(SAID, `${words.went_on}${lost}`);
    setTimeout(() => location.replace(address), GO_ON_AFTER);
  }
  /** What is watched for in this page: the form of a lobby has no ticket, and its table has. */
  all() {
    return [...this.poll?.watches ?? [this]].map((watch) => watch.host);
  }
  /** Where the game goes on; without a game, the same page anew. */
  address() {
    const ticket = this.all().find((host) => host.ticket())?.ticket();
    const address = new URL(location.href);
    if (!ticket) return address.href;
    const stays = ["theme", "token", "pace"];
    for (const name2 of [...address.searchParams.keys()])
      if (!stays.includes(name2)) address.searchParams.delete(name2);
    address.searchParams.set("continue", ticket);
    return address.href;
  }
  /** How often in this minute this page has been loaded anew, with this time. */
  wentOn() {
    const now = Date.now();
    const times = JSON.parse(sessionStorage.getItem(WENT_ON) ?? "[]");
    const recent = times.filter((time) => now - time < 6e4);
    sessionStorage.setItem(WENT_ON, JSON.stringify([...recent, now]));
    return recent.length;
  }
  stop() {
    this.listen();
    this.poll?.watches.delete(this);
  }
};

// table/bar.js
var IN_BAR = (
  /** @type {const} */
  ["whatif", "undo", "share"]
);
var IN_MENU = (
  /** @type {const} */
  ["whatif", "share", "save", "load"]
);
var SIGNS2 = { whatif: "branch", undo: "undo", share: "share", save: "save", load: "up" };
var lastDecision = (scene) => scene.story.findLast((line) => line.decision != null)?.decision ?? null;
var Bar = class {
  /** @param {{ art: Art, words: Labels, use: (tool: Tool) => void }} handed */
  constructor(handed) {
    this.handed = handed;
    this.node = box("cl-bar");
    this.scene = null;
    this.isOpen = false;
    this.pace = 1;
  }
  /** @param {Scene} scene */
  paint(scene) {
    this.scene = scene;
    const { art } = this.handed;
    const emblem = html(art.drawings.emblem);
    Q(
      [
        k("span", { class: "cl-emblem", "aria-hidden": "true", ...emblem }),
        k("h2", {}, scene.title),
        k(
          "p",
          { class: "cl-meta" },
          scene.meta.map((fact) => k("span", {}, fact))
        ),
        this.tools(scene)
      ],
      this.node
    );
  }
  /** @param {Scene} scene */
  tools(scene) {
    const { words } = this.handed;
    const more = {
      class: "cl-tool cl-more",
      "aria-expanded": this.isOpen,
      "aria-label": words.more,
      onClick: () => this.open(!this.isOpen)
    };
    return k(
      "div",
      {
        class: "cl-tools",
        role: "toolbar",
        "aria-label": words.tools,
        onKeyDown: (event) => this.escape(event),
        onFocusOut: (event) => this.leave(event)
      },
      IN_BAR.map((name2) => this.tool(name2, scene)),
      k("button", { type: "button", ...more }, icon("dots"), k("span", {}, words.more)),
      k(
        "div",
        { class: "cl-menu", hidden: !this.isOpen },
        IN_MENU.map((name2) => this.tool(name2, scene)),
        k("label", { class: "cl-pace" }, icon("clock"), words.pace, this.paces())
      )
    );
  }
  /** @param {Tool} name @param {Scene} scene */
  tool(name2, scene) {
    const { use, words } = this.handed;
    const label = name2 === "whatif" ? words.what_if : words[name2];
    const attributes = {
      class: "cl-tool",
      "data-tool": name2,
      "aria-label": label,
      // its words are not shown on a phone
      disabled: !scene.can[name2] || name2 === "whatif" && lastDecision(scene) == null,
      onClick: () => {
        this.open(false);
        use(name2);
      }
    };
    return k("button", { type: "button", ...attributes }, icon(SIGNS2[name2]), k("span", {}, label));
  }
  paces() {
    const { words } = this.handed;
    const choose = ({ currentTarget }) => this.pace = Number(
      /** @type {HTMLSelectElement} */
      currentTarget.value
    );
    return k(
      "select",
      { "aria-label": words.pace, title: words.pace, value: this.pace, onChange: choose },
      Object.entries(words.paces).map(([value, label]) => k("option", { value }, label))
    );
  }
  /** @param {boolean} isOpen */
  open(isOpen2) {
    if (isOpen2 === this.isOpen || !this.scene) return;
    this.isOpen = isOpen2;
    this.paint(this.scene);
  }
  /** @param {KeyboardEvent} event */
  escape(event) {
    if (event.key !== "Escape" || !this.isOpen) return;
    event.stopPropagation();
    this.open(false);
    this.node.querySelector(".cl-more").focus();
  }
  /** @param {FocusEvent} event */
  leave({ currentTarget, relatedTarget }) {
    const tools = (
      /** @type {Node} */
      currentTarget
    );
    if (relatedTarget && !tools.contains(
      /** @type {Node} */
      relatedTarget
    )) this.open(false);
  }
};

// table/fit.js
var STEPS = 5;
var WHOLE = 2;
var HEAD = 80;
var Fit = class {
  /**
   * @param {HTMLElement} root the table
   * @param {(isWhole: boolean) => number} height how high it is in px, or what is needed of it
   */
  constructor(root, height) {
    this.root = root;
    this.height = height;
    this.step = 0;
    this.room = Infinity;
    this.frame = "";
    this.panes = /* @__PURE__ */ new WeakSet();
    this.look = this.look.bind(this);
    this.observer = new ResizeObserver(this.look);
    this.observer.observe(root);
    addEventListener("resize", this.look);
  }
  /** Look how much room there is, and fit the table into it if that has changed. */
  look() {
    if (!this.root.isConnected || !this.root.offsetWidth) return;
    const { room, width } = this.measure();
    const frame = `${room} ${width}`;
    if (frame === this.frame) return;
    this.frame = frame;
    this.room = room;
    this.root.style.setProperty("--room", `${room}px`);
    this.begin();
  }
  /**
   * The height of the window, or of the pane that scrolls the table, without what lies over the
   * table; and the width with the scroll bar, which comes and goes with the height of the table.
   */
  measure() {
    const { root, panes } = this;
    const own2 = root.getBoundingClientRect().top;
    let [room, width, top2] = [innerHeight, innerWidth, own2 + scrollY];
    for (let node = root.parentElement; node; node = node.parentElement) {
      if (node === document.body || !/auto|scroll/.test(getComputedStyle(node).overflowY)) continue;
      if (node.scrollHeight > node.clientHeight + 1) panes.add(node);
      if (!panes.has(node) || node.clientHeight >= room) continue;
      [room, width] = [node.clientHeight, node.offsetWidth];
      top2 = own2 - node.getBoundingClientRect().top + node.scrollTop;
    }
    return { room: Math.floor(top2 < HEAD ? room - top2 : room), width };
  }
  /** Find the size anew: for another game, or a window of another size. */
  begin() {
    this.set(0);
    this.paint();
  }
  /**
   * Draw the table smaller while it is higher than its room. It stays so for the rest of the game:
   * what is pressed next should lie where it lay.
   */
  paint() {
    while (this.step < STEPS && this.height(this.step < WHOLE) > this.room) this.set(this.step + 1);
  }
  /** @param {number} step */
  set(step) {
    this.step = step;
    for (let n2 = 1; n2 <= STEPS; n2++) this.root.classList.toggle(`cl-fit-${n2}`, n2 <= step);
  }
  stop() {
    this.observer.disconnect();
    removeEventListener("resize", this.look);
  }
};

// table/keys.js
var ROWS = ["seats", "form", "open", "buttons", "resting", "sorting", "mine", "hand"];
var focused = () => (
  /** @type {HTMLElement} */
  document.activeElement
);
var Keys = class {
  /**
   * @param {HTMLElement} root the page
   * @param {HTMLElement} felt
   * @param {object} page
   * @param {() => void} page.showLatest
   * @param {() => MoveData[]} page.moves those that are offered
   * @param {(move: MoveData, button: Element | null) => void} page.make
   * @param {() => void} page.back takes back a step of a move
   */
  constructor(root, felt, page) {
    this.root = root;
    this.felt = felt;
    this.page = page;
  }
  /**
   * The keys are the table's: a notebook must not take them for its own.
   * @param {KeyboardEvent} event
   */
  press(event) {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const chord = ctrlKey || metaKey || altKey;
    const typing = (
      /** @type {HTMLElement} */
      event.target.matches("input, textarea, select")
    );
    if (key === "Enter" && (shiftKey || chord)) return;
    if (chord && (!typing || key === "s")) return;
    event.stopPropagation();
    if (typing) return;
    this.page.showLatest();
    if (key === "Escape") return this.page.back();
    if (["ArrowLeft", "ArrowRight", "Home", "End"].includes(key)) return this.walk(event);
    if (key === "ArrowUp" || key === "ArrowDown") return this.climb(event);
    const isPressed = (move2) => move2.key !== "" && move2.key.toLowerCase() === key.toLowerCase();
    const move = this.page.moves().find(isPressed);
    if (!move) return;
    event.preventDefault();
    const shortcut = CSS.escape(move.key);
    this.page.make(move, this.felt.querySelector(`.cl-act[aria-keyshortcuts="${shortcut}"]`));
  }
  rows() {
    return ROWS.map((name2) => this.felt.querySelector(`.cl-${name2}:not([hidden])`)).map((row) => [...row?.querySelectorAll("button:not(:disabled):not([hidden])") ?? []]).filter((row) => row.length).map((row) => (
      /** @type {HTMLElement[]} */
      row
    ));
  }
  /** One stop of the tab key for each row, where it was or at the first card that may be played. */
  updateTabStops() {
    for (const row of this.rows()) {
      const at = row.find((node) => node.tabIndex === 0 && node.classList.contains("cl-roved")) ?? row.find((node) => node.classList.contains("cl-may")) ?? row[0];
      for (const node of row) node.tabIndex = node === at ? 0 : -1;
    }
  }
  /** @param {KeyboardEvent} event */
  walk(event) {
    const row = this.rows().find((stops) => stops.includes(focused()));
    if (!row) return;
    event.preventDefault();
    const at = row.indexOf(focused());
    const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: row.length - 1 };
    const to = steps[
      /** @type {keyof typeof steps} */
      event.key
    ];
    this.go(row, row[(to + row.length) % row.length]);
  }
  /** @param {KeyboardEvent} event */
  climb(event) {
    const rows = this.rows();
    const at = rows.findIndex((row2) => row2.includes(focused()));
    if (at < 0) return;
    event.preventDefault();
    const step = event.key === "ArrowUp" ? -1 : 1;
    const line = this.nextLine(rows[at], step);
    if (line) return this.go(rows[at], line);
    const row = rows[(at + step + rows.length) % rows.length];
    this.go(row, row.find((node) => node.tabIndex === 0) ?? row[0]);
  }
  /**
   * The next line of a story, whose lines stand one under the other; none at its ends.
   * @param {HTMLElement[]} row
   * @param {number} step
   */
  nextLine(row, step) {
    return row[0].closest(".cl-l-lines .cl-buttons") ? row[row.indexOf(focused()) + step] : null;
  }
  /** @param {HTMLElement[]} row @param {HTMLElement} node */
  go(row, node) {
    for (const item of row) {
      item.tabIndex = item === node ? 0 : -1;
      item.classList.toggle("cl-roved", item === node);
    }
    node.focus();
  }
  /**
   * Whether the focus is on nothing that can be pressed: gone, disabled, or waiting.
   * @param {Element | null} node
   */
  isLost(node) {
    const { root } = this;
    return !node || !root.contains(node) || node === root || node.matches(":disabled");
  }
  /** When what had the focus is gone, give it to what may be done next, or else to the table. */
  focus() {
    const rows = this.rows();
    const row = rows.find((row2) => row2.some((node) => node.matches(".cl-may, .cl-btn"))) ?? rows.at(-1);
    (row?.find((node) => node.tabIndex === 0) ?? row?.[0] ?? this.root).focus({
      preventScroll: true
    });
  }
};

// table/motion.js
var EASE = { duration: 220, easing: "cubic-bezier(.2,.8,.2,1)" };
var LAST = ".cl-paper:last-of-type";
var CARDS = ".cl-hand > .cl-card";
var prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
function counts(scene) {
  const sizes = /* @__PURE__ */ new Map([[scene.hand_zone ?? "", scene.hand.length]]);
  for (const seat of scene.seats) sizes.set(seat.zone, seat.count ?? 0);
  for (const pile of scene.rows.flat()) sizes.set(pile.name, pile.count);
  for (const place of [scene, ...scene.seats].flatMap((owner) => owner.places))
    sizes.set(place.zone, place.count);
  return sizes;
}
var Motion = class {
  /** @param {HTMLElement} felt @param {Form} form */
  constructor(felt, form) {
    this.felt = felt;
    this.form = form;
    this.standing = [];
    this.places = /* @__PURE__ */ new Map();
    this.trips = [];
  }
  /** @param {string} name */
  zone(name2) {
    return this.felt.querySelector(`[data-zone="${CSS.escape(name2)}"]`);
  }
  /** The places of the cards of my hand before a repaint. */
  before() {
    this.start();
    this.places = /* @__PURE__ */ new Map();
    if (prefersReducedMotion()) return;
    this.form.before();
    for (const node of this.felt.querySelectorAll(CARDS))
      this.places.set(node, node.getBoundingClientRect());
  }
  /** @param {Scene | null} old @param {Scene} scene */
  after(old, scene) {
    if (prefersReducedMotion() || !old || old.me !== scene.me) return;
    this.trips = [];
    const own2 = this.form.trips(old, scene);
    if (own2) {
      for (const [node, from, rise] of own2) this.travel(node, from, rise);
      for (const trip of this.trips) this.stand(...trip);
      return;
    }
    const [was, is] = [counts(old), counts(scene)];
    const fewer = [...was.keys()].filter((name2) => (is.get(name2) ?? 0) < (was.get(name2) ?? 0));
    const more = [...is.keys()].filter((name2) => (is.get(name2) ?? 0) > (was.get(name2) ?? 0));
    const hand = scene.hand_zone;
    for (const node of this.felt.querySelectorAll(CARDS)) {
      const place = this.places.get(node) ?? (fewer[0] && fewer[0] !== hand ? this.rect(fewer[0]) : null);
      if (place) this.travel(node, place);
    }
    const known = this.form.slides(old, scene);
    for (const { to, from } of known) this.arrive(to, from, scene);
    const told2 = known.map(({ to }) => to);
    const comes = (zone) => zone !== hand && !told2.includes(zone) && !this.form.awaits(zone);
    for (const name2 of more.filter(comes))
      this.arrive(
        name2,
        fewer.find((zone) => zone !== name2),
        scene
      );
    for (const trip of this.trips) this.stand(...trip);
  }
  /**
   * A piece arrives at a pile or at a seat.
   * @param {string} name
   * @param {string | undefined} from
   * @param {Scene} scene
   */
  arrive(name2, from, scene) {
    const place = from && (this.played(from, scene) ?? this.rect(from));
    const to = this.zone(name2)?.querySelector(LAST);
    if (place && to) this.travel(to, place);
  }
  /** Where the card that left my hand was. @param {string} from @param {Scene} scene */
  played(from, scene) {
    if (from !== scene.hand_zone) return null;
    const gone = [...this.places.keys()].find((node) => !node.isConnected);
    return gone ? this.places.get(gone) : null;
  }
  /** @param {string} name */
  rect(name2) {
    const node = this.zone(name2);
    return (node?.querySelector(LAST) ?? node)?.getBoundingClientRect();
  }
  /** @param {Element} node @param {DOMRect} from @param {number} [rise] */
  travel(node, from, rise = 0) {
    this.trips.push([
      /** @type {HTMLElement} */
      node,
      from,
      node.getBoundingClientRect(),
      rise
    ]);
  }
  /**
   * It stands where it was, until `start`.
   * @param {HTMLElement} node
   * @param {DOMRect} from
   * @param {DOMRect} to
   * @param {number} rise
   */
  stand(node, from, to, rise) {
    const [dx, dy] = [from.left - to.left, from.top - to.top];
    if (!to.width || Math.abs(dx) < 1 && Math.abs(dy) < 1) return;
    const was = {
      translate: `${dx}px ${dy}px`,
      scale: String(Math.max(0.3, Math.min(2, from.width / to.width)))
    };
    Object.assign(node.style, was);
    const high = { ...was, translate: `${dx}px ${dy - rise}px`, offset: 0.3 };
    const frames = [was, ...rise ? [high] : [], { translate: "0 0", scale: "1" }];
    this.standing.push([node, frames]);
  }
  /** Let them move, in the frame after: to start a dozen motions takes as long as all else. */
  start() {
    for (const [node, frames] of this.standing.splice(0)) {
      Object.assign(node.style, { translate: "", scale: "" });
      node.animate(frames, EASE);
    }
  }
};

// table/pick.js
var REFUSED_FROM = 1e3;
var Picking = class {
  /** @param {MoveData[]} moves the moves offered now */
  constructor(moves) {
    this.moves = moves;
    this.picked = [];
    this.marking = false;
  }
  /** The moves that begin with what has been picked. */
  open() {
    return this.moves.filter((move) => this.next(move) != null);
  }
  /**
   * The steps of a move that are not picked yet; null if it does not begin with what is picked.
   * The first `any` steps may be picked in any order.
   * @param {MoveData} move
   */
  left(move) {
    const left2 = [...move.steps];
    let free = move.any;
    for (const step of this.picked) {
      const i2 = left2.slice(0, Math.max(free, 1)).findIndex((other) => same(other, step));
      if (i2 < 0) return null;
      left2.splice(i2, 1);
      free -= 1;
    }
    return left2;
  }
  /** The steps of which one is the next; null as above. @param {MoveData} move */
  next(move) {
    return this.left(move)?.slice(0, Math.max(move.any - this.picked.length, 1)) ?? null;
  }
  /** Whether pressing this thing leads on. @param {Press} thing */
  leads(thing) {
    return this.moves.some((move) => this.next(move)?.some((step) => same(step, thing)));
  }
  /**
   * Whether a thing is shown as one that may be pressed: it leads to a move that will be taken.
   * @param {Press} thing
   */
  invites(thing) {
    const taken = this.moves.filter((move) => move.index < REFUSED_FROM);
    return taken.some((move) => this.next(move)?.some((step) => same(step, thing)));
  }
  /** Whether a thing belongs to a move, and no move begins with it. @param {Press} thing */
  comesLater(thing) {
    if (this.leads(thing) || this.isPicked(thing) || this.begins(thing)) return false;
    const taken = this.moves.filter((move) => move.index < REFUSED_FROM);
    return taken.some((move) => move.steps.some((step) => same(step, thing)));
  }
  /** Whether a move begins with a thing: pressed, it takes the place of what is picked.
   * @param {Press} thing */
  begins(thing) {
    return this.moves.some(
      (move) => move.steps.slice(0, Math.max(move.any, 1)).some((step) => same(step, thing))
    );
  }
  /**
   * Whether a thing is picked, of several like ones as often as this.
   * @param {Press} thing
   * @param {number} [others] how many like things come before it
   */
  isPicked(thing, others = 0) {
    return this.picked.filter((step) => same(step, thing)).length > others;
  }
  /** The zone of somebody else in which a piece can be chosen. @param {string | null} own */
  foreignZone(own2) {
    for (const move of this.moves) {
      for (const step of move.steps)
        if (step.card && step.zone && step.zone !== own2) return step.zone;
    }
    return null;
  }
  /**
   * Press a thing: the move to send, or null where more has to be picked.
   * @param {Press} thing
   */
  press(thing) {
    if (this.isPicked(thing) && !this.leads(thing)) {
      this.takeBack(thing);
      return null;
    }
    if (!this.leads(thing) && this.picked.length) this.picked = [];
    if (!this.leads(thing)) return null;
    this.picked.push(thing);
    const open = this.open();
    const done = open.filter((move) => move.steps.length === this.picked.length);
    return done.length === 1 && open.length === 1 ? done[0] : null;
  }
  /** Take back a step, and those after it that rest on it. @param {Press} thing */
  takeBack(thing) {
    const i2 = this.picked.findIndex((step) => same(step, thing));
    const free = this.open().some((move) => move.any >= this.picked.length);
    this.picked.splice(i2, free ? 1 : this.picked.length);
  }
  /** A step back. */
  back() {
    this.picked.pop();
  }
  /**
   * The moves that are buttons: those without a card, and those of which only a choice is left, or
   * more of what is picked.
   */
  buttons() {
    const bare = (steps) => steps?.every((step) => !step.card || this.isPicked(step)) ?? false;
    return this.moves.filter(
      (move) => move.steps.every((step) => !step.card) || this.picked.length > 0 && bare(this.left(move))
    );
  }
};

// table/replay.js
var MOST2 = 80;
var FIRST = 300;
var EACH = 1300;
var CALM = ["hello", "coach", "save", "share"];
var Replay = class {
  /**
   * @param {object} page
   * @param {() => boolean} page.isBehind whether scenes wait to be shown
   * @param {() => void} page.begin makes room for the table
   * @param {(scene: Scene, told: Scene) => void} page.show paints a scene; what the second one
   *   tells has been said already
   */
  constructor(page) {
    this.page = page;
    this.scenes = [];
    this.at = null;
    this.timer = void 0;
  }
  /** A scene has come from Python. @param {Scene} scene */
  note(scene) {
    this.clear();
    if (this.scenes.at(-1)?.seq === scene.seq) this.scenes.pop();
    this.scenes = [...this.scenes, scene].slice(-MOST2);
  }
  /** Something is sent: what comes now is new. @param {string} kind */
  sent(kind) {
    this.clear();
    if (!CALM.includes(kind)) this.scenes = [];
  }
  /**
   * The scenes of the seat that is shown now, from my move on. On a device of several people those
   * of the others are never among them.
   * @returns {Scene[]}
   */
  steps() {
    const now = this.scenes.at(-1);
    if (!now || !["play", "whatif", "over"].includes(now.mode)) return [];
    const modes = [now.mode, now.mode === "over" ? "play" : now.mode];
    return this.scenes.filter((scene) => scene.me === now.me && modes.includes(scene.mode));
  }
  /** How many steps there are to be seen again. */
  get many() {
    return this.page.isBehind() ? 0 : Math.max(0, this.steps().length - 1);
  }
  /** See all steps again, one after the other. */
  start() {
    if (!this.many) return;
    this.page.begin();
    this.paint(0);
    this.later(FIRST);
  }
  /** @param {number} ms */
  later(ms) {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (this.at == null) return;
      if (this.at >= this.many) return this.stop();
      this.paint(this.at + 1);
      this.later(EACH);
    }, ms);
  }
  /** Go a step on or back, and stay there. @param {number} by */
  step(by2) {
    clearTimeout(this.timer);
    const to = (this.at ?? this.many) + by2;
    if (to < 1 || to > this.many) return;
    this.paint(to);
  }
  /** The table as it is now. */
  stop() {
    const now = this.scenes.at(-1);
    if (this.at == null || !now) return;
    this.clear();
    this.page.show(now, now);
  }
  clear() {
    clearTimeout(this.timer);
    this.at = null;
  }
  /** Paint a step: as it was, but nothing can be pressed. @param {number} n */
  paint(n2) {
    const steps = this.steps();
    const [scene, now, before] = [steps[n2], steps[steps.length - 1], steps[Math.max(0, n2 - 1)]];
    this.at = n2;
    const no = { undo: false, rest: false, whatif: false, save: false, share: false, load: false };
    const hand = scene.hand.map((held) => ({ ...held, no: null }));
    const still = { moves: [], race: null, banner: null, replay: null, outcome: null };
    this.page.show({ ...scene, ...still, can: no, hand, mode: "play", seq: now.seq }, before);
  }
};

// table/form.js
var Form = class {
  /** @param {Play} play what is drawn, and what a person does */
  constructor(play) {
    this.play = play;
  }
  /** Whether the form itself shows what has to follow a picked card. */
  asksItself = false;
  /** How many ms the scene painted last is shown at least, before the next of a bot. */
  hold = 0;
  /**
   * A scene is about to be painted, for the first time or again: note what it needs.
   * @param {Scene} _scene
   */
  take(_scene) {
  }
  /**
   * The classes of the page that the form's style hangs on.
   * @param {Scene} _scene
   * @returns {Record<string, boolean>}
   */
  classes(_scene) {
    return {};
  }
  /** What stands in the middle. @param {Scene} _scene @returns {Shown} */
  middle(_scene) {
    return null;
  }
  /** What lies before another player, under the player's name. @param {SeatData} seat
   * @returns {Shown} */
  layBefore(seat) {
    return k("div", { class: "cl-places" }, this.places(seat.places));
  }
  /** More classes of a seat. @param {SeatData} _seat @returns {Record<string, boolean>} */
  seatClasses(_seat) {
    return {};
  }
  /** What lies before me; null where nothing does. @param {Scene} scene @returns {Shown} */
  layMine(scene) {
    return scene.places.length ? this.places(scene.places) : null;
  }
  /** What stands behind the buttons. @param {Scene} _scene @returns {Shown} */
  aside(_scene) {
    return null;
  }
  /** Whether my hand is not sorted now. @param {Scene} _scene */
  hidesSorting(_scene) {
    return false;
  }
  /** Whether a card of my hand would fit after the move that is looked at. @param {string} _card */
  fitsThen(_card) {
    return false;
  }
  /** Whether the form itself shows the button of a move. @param {MoveData} _move */
  owns(_move) {
    return false;
  }
  /** How a button is shown, where not as usual. @param {MoveData} _move @returns {Dress} */
  dress(_move) {
    return {};
  }
  /**
   * Whether a move is made as soon as no other begins with what was pressed.
   * @param {MoveData} _move
   */
  isPlain(_move) {
    return false;
  }
  // --- what moves -------------------------------------------------------------------------------
  /** Before a scene is painted: note where pieces lie. */
  before() {
  }
  /**
   * The pieces that have moved, from where, and how far they rise first (px); null where the form
   * leaves it to `Motion`.
   * @param {Scene} _old
   * @param {Scene} _scene
   * @returns {[Element, DOMRect, number][] | null}
   */
  trips(_old, _scene) {
    return null;
  }
  /**
   * The zones whose top has come from another zone though their sizes do not tell it.
   * @param {Scene} _old
   * @param {Scene} _scene
   * @returns {{ to: string, from: string }[]}
   */
  slides(_old, _scene) {
    return [];
  }
  /** Whether pieces come to a zone later than the scene tells. @param {string} _zone */
  awaits(_zone) {
    return false;
  }
  // --- pieces -----------------------------------------------------------------------------------
  /** How a pile in the middle looks. @param {Pile} pile */
  pileLooks({ count, name: name2, top: top2 }) {
    return {
      "cl-pile": true,
      "cl-may": this.play.pick.invites({ zone: name2 }),
      "cl-thick": count > 1,
      "cl-empty": !top2.length
    };
  }
  /** How many cards a pile has and what lies on top, in words. @param {Pile} pile */
  pileInWords({ count, top: top2 }) {
    const { art, words } = this.play;
    const last = top2.at(-1);
    return `${cards(words, count)}${last ? `, ${words.on_top}: ${art.name(last)}` : ""}`;
  }
  /** What lies before a seat: like pieces in one heap, with their number.
   * @param {PlaceData[]} places */
  places(places) {
    return places.map(
      (place) => k(
        "div",
        { key: place.zone, class: "cl-place", "data-zone": place.zone },
        k("span", { class: "cl-place-name" }, place.label, " ", k("b", {}, place.count)),
        k("div", { class: "cl-heap" }, this.heaps(place))
      )
    );
  }
  /** @param {PlaceData} place */
  heaps(place) {
    const { pick, scene } = this.play;
    const heaps = heapsOf(place);
    const isPressed = place.cards.some((card) => pick.leads({ card, zone: place.zone }));
    const isMine = scene.places.includes(place);
    const whose = isMine ? "mine" : scene.seats.length < MANY ? "other" : "many";
    const lie = heaps.length <= SIDE_BY_SIDE[whose] || isPressed || place.no;
    return lie ? this.pieces(place, heaps) : this.pieces(place, [[heaps.at(-1)?.[0] ?? null, place.count]]);
  }
  /**
   * @param {PlaceData} place
   * @param {[string | null, number][]} heaps the pieces, and how many like ones lie there
   */
  pieces(place, heaps) {
    const names = keys(heaps.map(([card]) => card ?? "back"));
    return heaps.map(([card, n2], i2) => this.piece(place, card, n2, names[i2]));
  }
  /**
   * A piece that can be pressed.
   * @param {PlaceData} place
   * @param {string | null} card
   * @param {number} n how many like pieces lie there
   * @param {Attributes & { css?: string }} [more] attributes, and more classes
   */
  piece(place, card, n2, { css = "", ...more } = {}) {
    const { art, pick, press, words } = this.play;
    const thing = { card, zone: place.zone };
    const may = pick.leads(thing);
    const sel = pick.isPicked(thing);
    const name2 = card ? art.name(card) : cards(words, n2);
    const times = card && n2 > 1 ? ` (${n2})` : "";
    return k(
      "button",
      {
        type: "button",
        class: classes({
          "cl-piece": true,
          "cl-may": may || sel,
          "cl-sel": sel,
          [css]: css !== ""
        }),
        disabled: !may && !sel,
        "data-n": n2 > 1 ? n2 : "",
        "aria-label": `${place.label}: ${name2}${times}`,
        onClick: () => press(thing),
        ...more
      },
      art.small(card)
    );
  }
};
var SIDE_BY_SIDE = { mine: 8, other: 5, many: 1 };
var MANY = 5;
function heapsOf(place) {
  const heaps = /* @__PURE__ */ new Map();
  for (const card of place.cards) heaps.set(card, (heaps.get(card) ?? 0) + 1);
  return [...heaps];
}

// table/piles.js
var Piles = class extends Form {
  /** @param {Scene} _scene @returns {Record<string, boolean>} */
  classes(_scene) {
    return { "cl-form-piles": true };
  }
  /** @param {Scene} scene @returns {Shown} */
  middle({ rows }) {
    return k(
      "div",
      { class: classes({ "cl-form": true, "cl-piles": true, ...atLeast(rows.length) }) },
      rows.map((row) => k("div", { class: "cl-row" }, this.row(row)))
    );
  }
  /** @param {Pile[]} piles */
  row(piles) {
    return piles.map((pile) => pile.spread ? this.spread(pile) : this.pile(pile));
  }
  /** A zone of which the top is shown. @param {Pile} pile */
  pile(pile) {
    const { art, pick, press } = this.play;
    const thing = { zone: pile.name };
    return k(
      "div",
      { key: pile.name, class: "cl-zone", "data-zone": pile.name },
      k(
        "button",
        {
          type: "button",
          class: classes(this.pileLooks(pile)),
          disabled: !pick.leads(thing),
          "aria-label": `${pile.label}: ${art.text(pile.note)} ${this.pileInWords(pile)}`,
          onClick: () => press(thing)
        },
        art.faces(pile.top)
      ),
      k("p", { class: "cl-label" }, this.caption(pile))
    );
  }
  /** What stands under a pile. @param {Pile} pile @returns {Shown} */
  caption({ count, label, note: note2, spread, top: top2 }) {
    const isPlain = !spread && count === 1 && top2.length > 0 && top2.at(-1) != null;
    const counted = isPlain ? null : k("b", {}, count);
    if (!note2) return [label, " ", counted];
    const line = this.play.art.line(note2);
    return note2.length > 1 || typeof note2[0] === "string" ? [label, " ", counted, k("span", { class: "cl-note" }, line)] : [label, " ", line];
  }
  /** A zone of which all pieces are shown. @param {Pile} pile */
  spread(pile) {
    const { art, pick, press } = this.play;
    const zone = pile.name;
    const isOne = pick.leads({ zone });
    const names = keys(pile.top.map((card) => card ?? "back"));
    return k(
      "div",
      { key: zone, class: "cl-zone cl-spread", "data-zone": zone },
      k(
        "div",
        { class: "cl-heap" },
        pile.top.map((card, i2) => {
          const thing = { card, zone };
          const open = isOne || pick.leads(thing) || pick.isPicked(thing);
          return k(
            "button",
            {
              ...names[i2],
              type: "button",
              class: classes({ "cl-card": true, "cl-may": open }),
              disabled: !open,
              "aria-label": art.name(card),
              onClick: () => press(isOne ? { zone } : thing)
            },
            art.face(card)
          );
        })
      ),
      k("p", { class: "cl-label" }, this.caption(pile))
    );
  }
};

// table/buttons.js
function Buttons({ play, form }) {
  const moves = play.pick.buttons().filter((move) => !form.owns(move));
  const names = keys(moves.map((move) => move.say));
  return k(
    "div",
    { class: "cl-buttons", role: "group", "aria-label": play.words.moves },
    moves.map((move, i2) => moveButton(play, move, { ...names[i2], ...form.dress(move) }))
  );
}
function moveButton(play, move, { label, say, isQuiet, css = "", ...names }, ...inside) {
  const { art, pick } = play;
  const suit = move.steps.length === 1 && move.steps[0].suit;
  const looks = {
    "cl-btn": true,
    "cl-act": true,
    "cl-piece-btn": Boolean(move.face),
    "cl-on": move.marked === true,
    "cl-outlined": isQuiet === true
  };
  const ink = suit ? ` cl-suit ${art.drawings.suits[suit].css}` : "";
  const isPicked = pick.picked.length > 0 && move.steps.some((step) => step.card);
  const usual = art.line(isPicked ? move.short : move.label);
  return k(
    "button",
    {
      ...names,
      type: "button",
      class: `${classes(looks)}${ink} ${css}`.trim(),
      "aria-label": say ?? `${move.say}${thenInWords(play, move)}`,
      "aria-keyshortcuts": move.key,
      "aria-pressed": move.marked,
      onClick: () => play.make(move)
    },
    move.face ? art.face(move.face) : label ?? usual,
    move.key ? k("kbd", { "aria-hidden": "true" }, move.key) : null,
    move.then ? k("small", {}, thenDrawn(play, move.then)) : null,
    inside
  );
}
function thenInWords({ art, words }, { then }) {
  if (!then) return "";
  const names = then.map((card) => art.name(card)).join(", ");
  return names ? `, ${words.then} ${names}` : `, ${words.then_none}`;
}
var thenDrawn = ({ art, words }, cards2) => cards2.length ? [words.then, ...cards2.map((card) => art.face(card))] : words.then_none;

// forms/bag_plates.js
var TABS = 3;
function Rows({ form, more }) {
  return [more.front, more.plate].map((heaps) => {
    const shown = heaps.heaps.map(
      ({ card, n: n2, marked, wild }) => k(Heap, {
        key: card,
        form,
        zone: heaps.zone,
        card,
        n: n2,
        isFront: heaps === more.front,
        marked,
        wild
      })
    );
    return k(
      "div",
      { key: heaps.zone, class: "cl-bag-row", "data-zone": heaps.zone },
      k("span", {}, heaps.label),
      k(
        "div",
        { class: classes({ "cl-bag-heaps": true, ...atLeast(heaps.heaps.length) }) },
        shown.length ? shown : k("span", { class: "cl-bag-none" }, more.words.none)
      )
    );
  });
}
function Heap({ form, zone, isFront, card, n: n2, marked, wild }) {
  const { art, pick, press } = form.play;
  const thing = { card, zone };
  const isMarked = form.isTold && marked;
  const looks = {
    "cl-bag-heap": true,
    "cl-hot": isFront && isMarked,
    "cl-lead": !isFront && isMarked,
    "cl-dim": !isFront && form.isTold && !marked && !wild,
    "cl-glow": pick.invites(thing)
  };
  return k(
    "span",
    {
      class: classes(looks),
      role: "img",
      "data-n": n2,
      "data-chip": `${zone} ${card}`,
      "aria-label": `${n2 > 1 ? `${n2} x ` : ""}${art.name(card)}`,
      onClick: () => pick.leads(thing) && press(thing)
    },
    art.small(card)
  );
}
var Points = ({ more: { points, words } }) => k("p", { class: "cl-bag-points" }, k("b", {}, points), k("small", {}, words.points));
function Targets({ form, targets, shown, show: show3 }) {
  const isCrowded = form.play.scene.seats.length > TABS;
  const tab = ({ seat, place: { zone }, label }) => k(
    "button",
    {
      key: zone,
      type: "button",
      class: "cl-bag-tab",
      "aria-pressed": zone === shown,
      "aria-label": label,
      onClick: () => show3(zone)
    },
    seat.name
  );
  const open = targets.filter(({ place }) => !isCrowded || place.zone === shown);
  return k(
    "div",
    { class: "cl-bag-targets", role: "group", "aria-label": form.more.words.choose },
    k("div", { class: "cl-bag-tabs", hidden: !isCrowded }, isCrowded ? targets.map(tab) : null),
    k(
      "div",
      { class: "cl-bag-rows" },
      open.map(
        ({ place, label }) => k(
          "div",
          { key: place.zone, class: "cl-bag-target", "data-zone": place.zone },
          k("span", {}, label),
          k("div", { class: "cl-heap" }, form.pieces({ ...place, label }, heapsOf(place)))
        )
      )
    )
  );
}
function OwnFront({ form, mine: { front } }) {
  const { words } = form.more;
  const sentence2 = front.heaps.length ? words.claimed : words.none;
  const place = { zone: front.zone, label: words.front, count: 0, cards: [] };
  const names = keys(front.heaps.map(({ card }) => card));
  return k(
    "div",
    { class: "cl-bag-front", "data-zone": front.zone },
    k("p", {}, k("b", {}, words.front), " ", k("small", {}, sentence2)),
    k(
      "div",
      { class: "cl-heap" },
      front.heaps.map(
        ({ card, n: n2, marked }, i2) => form.piece(place, card, n2, {
          ...names[i2],
          "data-chip": `${front.zone} ${card}`,
          css: form.isTold && marked ? "cl-hot" : ""
        })
      )
    )
  );
}
function OwnPlate({ form, mine }) {
  const { words } = form.more;
  const { isTold } = form;
  const { zone } = mine.plate;
  const place = { zone, label: words.plate, count: 0, cards: [] };
  return [
    k("h3", {}, words.plate, k("small", {}, words.most)),
    k(
      "ul",
      { class: "cl-bag-columns", "data-zone": zone },
      mine.columns.map(({ cards: cards2, ghost, leads, n: n2, other }) => {
        const names = keys(cards2);
        return k(
          "li",
          { key: ghost, class: classes({ "cl-lead": isTold && leads, "cl-none": !n2 }) },
          k(
            "div",
            { class: "cl-bag-pile" },
            cards2.map(
              (card, i2) => form.piece(place, card, n2, { ...names[i2], "data-chip": `${zone} ${card}` })
            )
          ),
          k("i", { class: "cl-bag-ghost", "aria-hidden": "true" }, form.play.art.small(ghost)),
          k("b", {}, n2 || "–"),
          k("small", {}, isTold ? other : null)
        );
      })
    ),
    isTold ? k(Points, { more: { ...mine, words } }) : null
  ];
}
function CountTable({ art, count, words }) {
  return k(
    "table",
    {},
    k("caption", { class: "cl-unseen" }, words.count),
    k(
      "thead",
      {},
      k(
        "tr",
        {},
        k("td", {}),
        count.heads.map(
          ({ card, name: name2, doubled }) => k(
            "th",
            { scope: "col", "aria-label": name2 },
            art.small(card),
            doubled ? k("em", {}, "×2") : null
          )
        ),
        k("th", { scope: "col" }, words.total)
      )
    ),
    k(
      "tbody",
      {},
      count.rows.map(
        ({ name: name2, won, cells, points }) => k(
          "tr",
          { class: won ? "cl-won" : void 0 },
          k("th", { scope: "row" }, name2),
          cells.map(
            ({ n: n2, scores }) => k("td", { class: scores ? "cl-scores" : void 0 }, n2 || null)
          ),
          k("td", { class: "cl-sum" }, points)
        )
      )
    )
  );
}

// forms/bag_ring.js
var MIDDLE = 165;
var INNER = 112;
var OUTER = 154;
var OUT = 11;
var GAP = 6.5;
function Ring({ play, more }) {
  const { art, pick, press, scene, words } = play;
  const zone = more.bag;
  const pile = scene.rows.flat().find((each) => each.name === zone);
  const count = pile?.count ?? 0;
  const isQuiet = scene.show_counts === "none";
  const isTold = scene.show_counts === "all";
  const all = more.ring.reduce((sum, kind) => sum + kind.n, 0);
  let at = 0;
  const parts = more.ring.map((kind) => {
    const share = all ? kind.n / all : 0;
    at += share;
    return part(kind, at - share, share);
  });
  return k(
    "div",
    { class: isTold ? "cl-bag-left" : "cl-bag-left cl-bag-alone" },
    k(
      "div",
      { class: isQuiet ? "cl-bag-ring cl-bag-quiet" : "cl-bag-ring", "data-zone": zone },
      k(
        "div",
        {
          class: "cl-bag-parts",
          role: isTold ? "img" : "presentation",
          "aria-label": isTold ? more.says : "",
          hidden: isQuiet
        },
        isQuiet ? null : k("svg", { viewBox: "-2 -2 334 334" }, parts)
      ),
      k(
        "button",
        {
          type: "button",
          class: classes({ "cl-bag-btn": true, "cl-may": pick.invites({ zone }) }),
          style: { "--cl-drawn": more.drawn.length },
          disabled: !pick.leads({ zone }),
          "aria-label": `${pile?.label}: ${words.cards.replace("{n}", String(count))}`,
          onClick: () => press({ zone })
        },
        k("span", { class: "cl-bag-sack" }, art.face(null)),
        k("span", { class: "cl-label" }, pile?.label, " ", k("b", {}, count))
      )
    ),
    isTold ? k(
      "p",
      { class: "cl-bag-risk" },
      k("i", { "aria-hidden": "true" }),
      k("b", {}, more.risk[0]),
      k("span", {}, more.risk[1])
    ) : null
  );
}
function part({ busts, n: n2, sign: sign2, symbol: symbol2 }, at, share) {
  const out = busts ? OUT : 0;
  const radius = (INNER + OUTER + out) / 2;
  const long = Math.max(0, 2 * Math.PI * radius * share - GAP);
  const turn = 360 * at - 90 + GAP / 2 / radius * 180 / Math.PI;
  const middle = 2 * Math.PI * (at + share / 2);
  const [x2, y2] = [MIDDLE + radius * Math.sin(middle), MIDDLE - radius * Math.cos(middle)];
  const looks = {
    "cl-bag-part": true,
    "cl-busts": busts,
    "cl-gone": !n2,
    [`cl-bag-of-${symbol2}`]: Boolean(symbol2)
  };
  return k(
    "g",
    { class: classes(looks) },
    k("circle", {
      cx: MIDDLE,
      cy: MIDDLE,
      r: radius,
      style: {
        strokeWidth: `${OUTER - INNER + out}`,
        strokeDasharray: `${long.toFixed(1)} 2000`,
        transform: `rotate(${turn.toFixed(2)}deg)`
      }
    }),
    k(
      "g",
      {
        class: `cl-bag-sign cl-bag-${symbol2 || "number"}`,
        style: { transform: `translate(${x2.toFixed(1)}px, ${y2.toFixed(1)}px)` }
      },
      symbol2 ? [
        k("circle", { r: 19 }),
        k("use", { href: `#cl-${symbol2}`, x: -13, y: -13, width: 26, height: 26 })
      ] : k("text", {}, sign2)
    )
  );
}

// forms/bag_tray.js
var FULL = 7;
function Tray({ play, more, lost, isPainted }) {
  const { art, pick, scene } = play;
  const isQuiet = scene.show_counts === "none";
  const n2 = lost ? 0 : more.drawn.length;
  const chips = lost ? lost.cards.map((card) => ({ card, name: "", n: "", from: "" })) : more.drawn;
  const draws = pick.leads({ zone: more.bag });
  const hasNext = !lost && !more.count && (draws || !scene.moves.length);
  const looks = {
    "cl-bag-tray": true,
    "cl-bag-lost": lost != null,
    "cl-bag-quiet-tray": isQuiet && !lost
  };
  const names = keys(chips.map(({ card }) => card));
  return k(
    "div",
    {
      class: classes(looks),
      style: { "--cl-risk": n2 ? 0.2 + 0.8 * Math.min(n2, FULL) / FULL : 0 }
    },
    k(
      "p",
      { class: "cl-bag-heading" },
      lost ? [k("b", {}, more.words.bust), " ", art.line(lost.line.text)] : more.heading
    ),
    k(
      "ul",
      { class: "cl-bag-chips", "data-zone": more.tray, "aria-label": more.heading },
      chips.map((chip, i2) => {
        const twin = lost ? isTwin(lost.cards, i2, more.kinds) : false;
        const again = twin && i2 === chips.length - 1 && Boolean(more.kinds[chip.card]);
        const takes = lost ? toldOfLost(more, again) : toldOf(chip, isQuiet);
        return k(
          "li",
          { ...names[i2], class: classes({ "cl-gone": lost != null && !twin, "cl-twin": twin }) },
          k(DrawnChip, { play, card: chip.card, zone: more.tray, isPainted }),
          k("span", { class: "cl-take", hidden: !lost && isQuiet && !chip.name }, takes)
        );
      }),
      hasNext ? k(Next, { key: "next", more }) : null
    )
  );
}
var toldOfLost = ({ words }, again) => again ? k("b", {}, words.again) : words.back;
function toldOf({ name: name2, n: n2, from }, isQuiet) {
  const brings = isQuiet ? [] : [k("b", {}, n2), k("span", {}, from)];
  return name2 ? [k("b", {}, name2), n2 ? brings : null] : brings;
}
var DrawnChip = class extends x {
  /** @param {ChipProps} props */
  constructor(props) {
    super(props);
    this.isNew = props.isPainted;
  }
  /** @param {ChipProps} props */
  render({ play: { art, pick, press }, card, zone }) {
    const thing = { card, zone };
    const sel = pick.isPicked(thing);
    const may = pick.invites(thing) || sel;
    return k(
      "span",
      { class: this.isNew ? "cl-bag-new" : void 0 },
      k(
        "button",
        {
          type: "button",
          class: classes({ "cl-bag-chip": true, "cl-may": may, "cl-sel": sel }),
          "data-key": `${card}#1`,
          "data-chip": `${zone} ${card}`,
          "aria-label": art.name(card),
          disabled: !pick.leads(thing) && !sel,
          onClick: () => press(thing)
        },
        art.small(card)
      )
    );
  }
};
var PLACE = '<svg viewBox="0 0 100 92" aria-hidden="true"><path d="M40 9q10-9 20 0 24 30 36 62 3 14-10 17-36 5-72 0Q1 85 4 71 16 39 40 9z"/><text x="50" y="72">?</text></svg>';
var Next = ({ more }) => k(
  "li",
  { class: "cl-bag-next" },
  k("i", html(PLACE)),
  k("span", { class: "cl-take" }, more.words.more)
);
function lostIn({ story }, more) {
  const { draws, values, moves, lost, ends } = more.told;
  const at = story.findLastIndex(({ icon: icon2 }) => icon2 === draws || icon2 === lost || icon2 === ends[0]);
  if (story[at]?.icon !== lost) return null;
  const cards2 = [];
  const away = /* @__PURE__ */ new Set();
  let value = "";
  for (let i2 = at - 1; i2 >= 0 && !ends.includes(story[i2].icon); i2 -= 1) {
    const named = pieces(story[i2]);
    if (story[i2].icon === moves) for (const card of named) away.add(card);
    if (story[i2].icon === values) value = named[0];
    if (story[i2].icon !== draws) continue;
    const isWorn = value && !more.kinds[named[0]];
    cards2.unshift(isWorn ? `${named[0]}=${value}` : named[0]);
    if (isWorn) value = "";
  }
  const last = cards2.length - 1;
  return { line: story[at], cards: cards2.filter((card, i2) => i2 === last || !away.has(card)) };
}
function pieces(line) {
  return line.text.flatMap((part2) => typeof part2 === "object" && part2.card ? [part2.card] : []);
}
function isTwin(cards2, i2, kinds) {
  const last = cards2[cards2.length - 1];
  return i2 === cards2.length - 1 || kinds[cards2[i2]] === kinds[last];
}

// forms/bag.js
var RISE = 24;
var FEW = 4;
var MANY2 = 5;
var Bag = class extends Form {
  /** Where each piece lay before. @type {Map<string, DOMRect>} */
  lay = /* @__PURE__ */ new Map();
  /** What lay in the tray before something was lost. @type {string[]} */
  held = [];
  /** What was lost with the last move. @type {Lost | null} */
  lost = null;
  /** Whether it was lost just now. */
  isNew = false;
  /** Whether a scene has been painted before. */
  isPainted = false;
  /** The zone whose pieces are shown, where they are too many for one look. */
  shown = "";
  /** The seat whose plate is looked at. @type {number | null} */
  peeked = null;
  /** What of others can be pressed, or is looked at. @type {Target[]} */
  targets = [];
  get more() {
    return (
      /** @type {BagTable} */
      this.play.scene.more
    );
  }
  /** Whether it is told what pieces count. */
  get isTold() {
    return this.play.scene.show_counts !== "none";
  }
  /** @param {Scene} scene */
  take(scene) {
    const lost = lostIn(scene, this.more);
    const last = lost?.cards.at(-1);
    if (lost && last && this.held.length >= lost.cards.length) lost.cards = [...this.held, last];
    if (!lost) this.held = this.more.drawn.map(({ card }) => card);
    this.isNew = lost?.line.n !== this.lost?.line.n;
    this.lost = lost;
    const { pick } = this.play;
    const rowsOf = (wanted) => scene.seats.flatMap(
      (seat) => seat.places.filter((place) => wanted(place, seat)).map((place) => ({ seat, place, label: `${seat.name}: ${place.label}` }))
    );
    const offered = rowsOf(({ cards: cards2, zone }) => cards2.some((card) => pick.leads({ card, zone })));
    if (offered.length) this.peeked = null;
    this.targets = offered.length ? offered : rowsOf((_place, seat) => seat.seat === this.peeked);
    if (!this.targets.some(({ place }) => place.zone === this.shown))
      this.shown = this.targets[0]?.place.zone ?? "";
  }
  /** @param {Scene} scene */
  classes({ seats }) {
    return {
      "cl-form-bag": true,
      "cl-bag-many": seats.length > FEW,
      "cl-bag-over": this.isCounted,
      "cl-bag-bust": this.lost != null,
      "cl-bag-full": this.more.drawn.length > MANY2,
      "cl-bag-choosing": this.targets.length > 0
    };
  }
  /** Whether the game is over, and counted. */
  get isCounted() {
    return Boolean(this.more.count) && this.isTold;
  }
  /** @param {Scene} scene */
  middle(scene) {
    const { more, play, targets } = this;
    const acts = this.acts();
    const choices = this.choices();
    const isMine = acts || choices || scene.moves.length > 0;
    const show3 = (zone) => {
      this.shown = zone;
      play.repaint();
    };
    const { isPainted } = this;
    this.isPainted = true;
    return k(
      "div",
      { class: "cl-form cl-bag" },
      k(Ring, { play, more }),
      targets.length ? k(Targets, { form: this, targets, shown: this.shown, show: show3 }) : null,
      k(Tray, { play, more, lost: this.lost, isPainted }),
      k(
        "div",
        { class: "cl-bag-low" },
        acts,
        choices,
        scene.mine && !isMine ? k(OwnFront, { form: this, mine: this.own(scene) }) : null
      ),
      this.isCounted && more.count ? k(
        "div",
        { class: "cl-bag-count" },
        k(CountTable, { art: play.art, count: more.count, words: more.words })
      ) : null
    );
  }
  /** @param {Scene} scene */
  own(scene) {
    return (
      /** @type {BagSeat} */
      scene.mine
    );
  }
  /** @param {MoveData} move */
  owns(move) {
    const { acts, choices } = this.more;
    return [...acts.map(({ verb }) => verb), ...choices.verbs].includes(move.verb);
  }
  /** The two large buttons. */
  acts() {
    const { pick, words } = this.play;
    const offered = pick.buttons();
    const acts = this.more.acts.map((act) => ({
      act,
      move: offered.find((move) => move.verb === act.verb)
    }));
    if (!acts.some(({ move }) => move)) return null;
    const names = keys(acts.map(({ act, move }) => move?.say ?? `no ${act.verb}`));
    return k(
      "div",
      { class: "cl-bag-duel", role: "group", "aria-label": words.moves },
      acts.map(({ act, move }, i2) => {
        const note2 = this.isTold ? act.note : "";
        if (!move) return k("p", { ...names[i2], class: "cl-bag-not" }, k("small", {}, note2));
        return this.noted(move, note2, { ...names[i2], css: act.risk ? "cl-bag-risky" : "" });
      })
    );
  }
  /** The values to choose from. */
  choices() {
    const { verbs, faces, notes } = this.more.choices;
    const { pick, words } = this.play;
    const offered = pick.buttons().filter((move) => verbs.includes(move.verb));
    if (!offered.length) return null;
    const names = keys(offered.map((move) => move.say));
    return k(
      "div",
      {
        class: classes({ "cl-bag-choices": true, ...atLeast(offered.length) }),
        role: "group",
        "aria-label": words.moves
      },
      offered.map((move, i2) => {
        const value = move.steps.at(-1)?.choice?.split(" ").at(-1) ?? "";
        const note2 = this.isTold ? notes[value] ?? "" : "";
        return this.noted({ ...move, face: faces[value] }, note2, names[i2]);
      })
    );
  }
  /**
   * A button with something said below.
   * @param {MoveData} move
   * @param {string} note
   * @param {import("../table/buttons.js").Dress} dress
   */
  noted(move, note2, dress2) {
    const say = note2 ? `${move.say}: ${note2}` : void 0;
    const below = k("small", { class: "cl-bag-note" }, note2);
    return moveButton(this.play, move, { ...dress2, say }, below);
  }
  /** @param {SeatData} seat */
  layBefore(seat) {
    const { isTold, play } = this;
    const more = (
      /** @type {BagSeat} */
      seat.more
    );
    const isOpen2 = this.peeked === seat.seat;
    const peek = () => {
      this.peeked = isOpen2 ? null : seat.seat;
      play.repaint();
    };
    return [
      k("div", { class: "cl-places" }, k(Rows, { form: this, more })),
      isTold ? k(Points, { more }) : null,
      // Where seats are too small for plates, a press on one opens its plate.
      play.scene.seats.length > FEW ? k("button", {
        type: "button",
        class: "cl-bag-peek",
        "aria-label": `${seat.name}: ${seat.places.at(-1)?.label}`,
        "aria-expanded": isOpen2,
        onClick: peek
      }) : null
    ];
  }
  /** @param {Scene} scene */
  layMine(scene) {
    return scene.mine ? k(OwnPlate, { form: this, mine: this.own(scene) }) : null;
  }
  // --- motion ----------------------------------------------------------------------------------
  before() {
    this.lay = /* @__PURE__ */ new Map();
    for (const node of this.play.felt.querySelectorAll("[data-chip]")) {
      const box2 = node.getBoundingClientRect();
      if (box2.width) this.lay.set(
        /** @type {HTMLElement} */
        node.dataset.chip ?? "",
        box2
      );
    }
  }
  /**
   * @param {Scene} old
   * @param {Scene} scene
   * @returns {[Element, DOMRect, number][]}
   */
  trips(old, scene) {
    const { felt } = this.play;
    const gone = changes(old, scene).flatMap(([place, n2]) => Array(Math.max(0, -n2)).fill(place));
    const button2 = (
      /** @type {Element} */
      felt.querySelector(".cl-bag-btn")
    );
    const bag = button2.getBoundingClientRect();
    const trips = [];
    if (this.lost && this.isNew) {
      const twin = felt.querySelector(".cl-bag-chips > :last-child [data-chip]");
      if (twin) trips.push([twin, bag, RISE]);
    }
    for (const [place, n2] of changes(old, scene)) {
      const [zone, base] = place;
      const node = n2 > 0 && [...felt.querySelectorAll("[data-chip]")].findLast((each) => isIt(each, zone, base));
      if (!node) continue;
      const from = gone.find((other) => other[1] === base && other[0] !== zone);
      const box2 = from ? this.was(from[0], base) : bag;
      if (box2) trips.push([node, box2, from ? 0 : RISE]);
    }
    return trips;
  }
  /** Where a piece of a zone lay before. @param {string} zone @param {string} base */
  was(zone, base) {
    const exact = this.lay.get(`${zone} ${base}`);
    const near = [...this.lay].find(([place]) => place.startsWith(`${zone} ${base}=`));
    return exact ?? near?.[1] ?? null;
  }
};
function isIt(node, zone, base) {
  const place = (
    /** @type {HTMLElement} */
    node.dataset.chip ?? ""
  );
  return place === `${zone} ${base}` || place.startsWith(`${zone} ${base}=`);
}
function changes(old, scene) {
  const counted = /* @__PURE__ */ new Map();
  const count = (of, sign2) => {
    const places = [of, ...of.seats].flatMap((owner) => owner.places);
    const piles = of.rows.flat().map((pile) => ({ zone: pile.name, cards: pile.top }));
    for (const { zone, cards: cards2 } of [...places, ...piles]) {
      for (const card of cards2) {
        if (card == null) continue;
        const base = card.split("=")[0];
        const [place, n2] = counted.get(`${zone} ${base}`) ?? [[zone, base], 0];
        counted.set(`${zone} ${base}`, [place, n2 + sign2]);
      }
    }
  };
  count(old, -1);
  count(scene, 1);
  return [...counted.values()].filter(([, n2]) => n2);
}

// table/hand.js
var ORDERS = (
  /** @type {const} */
  ["dealt", "suit", "number"]
);
var KEY = "cardlab.sort";
var FROM = 5;
var IN_A_ROW = 7;
function sorted(hand, order, { suits, pieces: pieces2 }) {
  if (order === "dealt") return hand;
  const names = Object.keys(suits);
  const pack = Object.keys(pieces2);
  const suit = (held) => names.indexOf(pieces2[held.card].suit);
  const number = (held) => {
    const rank = Number(held.card.match(/\d+/)?.[0] ?? NaN);
    return Number.isNaN(rank) ? 1e3 + pack.indexOf(held.card) : rank;
  };
  const by2 = order === "suit" ? [suit, number] : [number, suit];
  return hand.toSorted((a2, b2) => by2[0](a2) - by2[0](b2) || by2[1](a2) - by2[1](b2));
}
var ordersOf = ({ suits }) => ORDERS.filter((order) => order !== "suit" || Object.keys(suits).length > 1);
function keptOrder(drawings) {
  const kept = read(KEY);
  if (!ORDERS.includes(kept)) return "dealt";
  return ordersOf(drawings).includes(kept) ? kept : "number";
}
function Sorting({ play: { art, scene, words }, order, isHidden, sort }) {
  const change = () => {
    const orders = ordersOf(art.drawings);
    const next = orders[(orders.indexOf(order) + 1) % orders.length];
    write(KEY, next);
    sort(next);
  };
  const label = `${words.sort}: ${words.orders[order]}`;
  return k(
    "div",
    { class: "cl-sorting", hidden: isHidden },
    scene.hand.length < FROM ? null : button("cl-sort", change, icon("list"), k("span", {}, label))
  );
}
function Hand({ play, form, order, isHidden }) {
  const { art, words, pick, scene } = play;
  const zone = scene.hand_zone ?? "";
  const hand = sorted(scene.hand, order, art.drawings);
  const n2 = hand.length;
  const inRow = Math.ceil(n2 / Math.max(1, Math.ceil(n2 / IN_A_ROW)));
  const names = keys(hand.map(({ card }) => card));
  const asked = scene.moves.length > 0;
  const isStep = isTask(scene);
  return k(
    "div",
    {
      class: classes({ "cl-hand": true, ...atLeast(n2) }),
      role: "group",
      "aria-label": words.hand,
      "data-zone": zone,
      hidden: isHidden,
      style: { "--cl-columns": columns(inRow) }
    },
    hand.map(({ card, no }, i2) => {
      const thing = { card, zone };
      const may = pick.leads(thing);
      const like = hand.slice(0, i2).filter((other) => other.card === card);
      const sel = pick.isPicked(thing, like.length);
      const begins = may || pick.begins(thing);
      const looks = {
        "cl-card": true,
        "cl-may": sel || pick.invites(thing),
        "cl-not": !may && !sel && asked,
        "cl-sel": sel,
        "cl-below": i2 >= inRow,
        "cl-then": form.fitsThen(card)
      };
      const turn = n2 > 1 ? (i2 / (n2 - 1) - 0.5) * Math.min(14, n2 * 1.6) : 0;
      const why = asked && !may && no ? `: ${art.text(no.text)}` : "";
      const state = `, ${begins ? words.playable : words.not_playable}${why}`;
      return k(
        "button",
        {
          ...names[i2],
          type: "button",
          class: classes(looks),
          style: {
            "--cl-n": n2,
            "--cl-r": turn.toFixed(2),
            "--cl-dy": (turn * turn * 0.28).toFixed(1)
          },
          "aria-label": `${art.name(card)}${pick.marking || isStep ? "" : state}`,
          "aria-disabled": asked && !begins && !sel && !isStep,
          "aria-pressed": pick.marking ? sel : void 0,
          onClick: () => play.press(thing)
        },
        art.face(card)
      );
    })
  );
}
var isTask = ({ step }) => step !== void 0 && step.kind !== "game";
var columns = (n2) => `${n2 > 1 ? `repeat(${n2 - 1}, minmax(0, calc(var(--cw) + 4px)))` : ""} var(--cw)`;

// forms/claim_seat.js
var drawCups = ({ symbol: sign2, n: n2, all }) => Array.from(
  { length: all },
  (_2, i2) => i2 < n2 ? k("span", { key: i2, class: "cl-paper cl-cup" }, symbol(sign2)) : k("i", { key: `no ${i2}`, class: "cl-cup0" }, symbol(sign2))
);
function drawFoot(art, { cups, wild, wild_card, won }) {
  const shown = Math.min(2, won.n);
  const pile = { class: "cl-won-pile", "data-zone": won.zone, "aria-label": won.text };
  const star = { class: "cl-wild", hidden: !wild, title: wild, "aria-label": wild };
  const shelf = { class: "cl-cups", "data-zone": cups.zone, "aria-label": cups.label };
  return [
    k(
      "span",
      { role: "img", ...pile },
      k(
        "span",
        { class: shown ? "cl-pilelet" : "cl-pilelet cl-none-won" },
        art.faces(Array(shown).fill(null))
      ),
      k("b", {}, won.n),
      k("small", {}, won.text.replace(/^\d+\s*/, ""))
    ),
    k("span", { role: "img", ...star }, wild ? art.small(wild_card) : null),
    k("span", { role: "img", ...shelf }, drawCups(cups))
  ];
}

// forms/revealing.js
var SHOWN2 = 1500;
var HELD = 2200;
var FLIGHT = { duration: 250, easing: "cubic-bezier(.2,.8,.2,1)" };
var Revealing = class {
  /** @param {Play} play */
  constructor(play) {
    this.play = play;
    this.seen = void 0;
    this.stage = "";
    this.timer = 0;
  }
  /**
   * @param {Scene} scene
   * @param {RevealData | null} reveal
   * @param {boolean} saying whether I am about to open the next stack
   * @returns {number} how many ms the scene is shown at least
   */
  take(scene, reveal, saying) {
    const key = reveal ? JSON.stringify(reveal) : "";
    const first = this.seen === void 0;
    const isNew = reveal != null && this.seen !== key;
    this.seen = key;
    if (!reveal || saying && this.stage === "up") this.settle(reveal ? "gone" : "");
    else if (isNew) {
      this.settle("up");
      if (!first && scene.mode !== "over")
        this.timer = window.setTimeout(() => this.leave(reveal), SHOWN2);
    }
    return isNew && !first ? HELD : 0;
  }
  /** The card beside the place of its stack, which is gone. @param {RevealData | null} reveal */
  last(reveal) {
    if (!reveal || this.stage !== "gone") return null;
    return k(
      "div",
      { class: `cl-last ${rim(reveal)}` },
      this.play.art.small(reveal.card),
      sign(reveal)
    );
  }
  /** @param {RevealData | null} reveal */
  verdict(reveal) {
    if (!reveal || this.stage === "") return null;
    const css = `cl-verdict ${reveal.right ? "cl-right" : "cl-wrong"}`;
    return k("p", { class: css }, sign(reveal), reveal.verdict);
  }
  /** @param {"" | "up" | "gone"} stage */
  settle(stage) {
    clearTimeout(this.timer);
    this.stage = stage;
  }
  /** The stack goes to who has won it. @param {RevealData} reveal */
  leave(reveal) {
    const { felt, repaint } = this.play;
    const heap = felt.querySelector(".cl-ghosts");
    if (this.stage !== "up" || !heap?.isConnected) return;
    const end = () => {
      if (this.stage !== "up") return;
      this.settle("gone");
      repaint();
    };
    const goal = felt.querySelector(`[data-zone="${CSS.escape(reveal.zone)}"]`);
    if (prefersReducedMotion() || !goal) return end();
    const [from, to] = [heap.getBoundingClientRect(), goal.getBoundingClientRect()];
    const dx = to.left + to.width / 2 - from.left - from.width / 2;
    const dy = to.top + to.height / 2 - from.top - from.height / 2;
    const away = { transform: `translate(${dx}px, ${dy}px) scale(.2)`, opacity: 0.6 };
    heap.animate([{ transform: "none", opacity: 1 }, away], FLIGHT).onfinish = end;
  }
};
var sign = ({ right }) => icon(right ? "check" : "cross");
var rim = ({ plain: plain2, right, trait: trait2 }) => `cl-of-${plain2 ? trait2 || "all" : "all"} ${right ? "cl-right" : "cl-wrong"}`;

// forms/claim.js
var ARMED = 3e3;
var BACKS = 4;
var Claim = class extends Piles {
  asksItself = true;
  /** @param {Play} play */
  constructor(play) {
    super(play);
    this.chosen = "";
    this.picked = "";
    this.owned = /* @__PURE__ */ new Set();
    this.armed = -1;
    this.reveal = new Revealing(play);
  }
  get more() {
    return (
      /** @type {ClaimTable} */
      this.play.scene.more
    );
  }
  // --- what is asked of a form ------------------------------------------------------------------
  /** @param {Scene} scene */
  take(scene) {
    const moves = this.sayings();
    this.choose(moves);
    this.hold = this.reveal.take(scene, this.more.reveal, moves.length > 0);
  }
  get isDoubting() {
    return this.more.doubts.length > 0 && !this.play.pick.marking;
  }
  classes() {
    return {
      "cl-form-claim": true,
      "cl-doubting": this.isDoubting,
      "cl-saying": this.sayings().length > 0,
      "cl-open-claim": this.more.claim?.open === true
    };
  }
  /** Nothing is chosen from the hand; and in a step of a lesson it has few cards.
   * @param {Scene} scene */
  hidesSorting(scene) {
    return this.isDoubting || isTask(scene);
  }
  /** @param {Scene} scene */
  middle(scene) {
    const { more } = this;
    const saying = this.sayings();
    const shelf = scene.rows.flat().filter((pile) => more.shelf.includes(pile.name));
    return k(
      "div",
      { class: "cl-form cl-claim" },
      this.speech(scene),
      k(
        "div",
        { class: "cl-claim-table" },
        k("div", { class: "cl-shelf" }, this.row(shelf)),
        k(
          "div",
          { class: "cl-said-here" },
          k(
            "div",
            { class: "cl-duel" },
            k(
              "div",
              { class: "cl-aside" },
              this.doubt("number"),
              saying.length ? null : this.reveal.last(more.reveal)
            ),
            this.stack(scene),
            k("div", { class: "cl-aside cl-right" }, this.doubt("suit"))
          ),
          saying.length ? null : this.reveal.verdict(more.reveal),
          saying.length ? this.options(saying) : null,
          this.stake(scene),
          more.trail.length ? this.trail() : null
        ),
        k("div", { class: "cl-prize" }, this.prize())
      )
    );
  }
  /** @param {MoveData} move */
  owns(move) {
    return this.owned.has(move.index);
  }
  /** "Say chili 8" on the button that ends a saying. @param {MoveData} move */
  dress(move) {
    const { art, pick } = this.play;
    const isChosen = said2(move) === this.chosen && pick.picked.length > 0;
    const saying = isChosen ? this.saying(this.chosen)?.label : null;
    const isQuiet = !pick.marking && this.more.quiet.includes(move.index);
    return { label: saying ? art.line(saying) : void 0, isQuiet };
  }
  /** What was won comes when the revealed card has been seen. @param {string} zone */
  awaits(zone) {
    return this.reveal.stage === "up" && zone === this.more.reveal?.zone;
  }
  // --- what is said of my card ------------------------------------------------------------------
  /** The moves that say something of the card that is picked. */
  sayings() {
    const { pick } = this.play;
    if (pick.marking || !pick.picked.length) return [];
    return pick.buttons().filter((move) => move.steps.some((step) => step.card) && said2(move));
  }
  /**
   * What is to be said unless something else is pressed: the card itself if it fits, or the first
   * that does.
   * @param {MoveData[]} moves
   */
  choose(moves) {
    const { pick } = this.play;
    this.owned = new Set(pick.marking ? [] : this.more.doubts.map((doubt) => doubt.index));
    if (!moves.length) {
      this.chosen = "";
      return;
    }
    const { card } = pick.picked[0];
    const offered = moves.map(said2);
    if (!offered.includes(this.chosen) || this.picked !== card) {
      const fitting = offered.filter((other) => this.saying(other)?.fits);
      this.chosen = fitting.find((other) => other === card) ?? fitting[0] ?? offered[0];
    }
    this.picked = card;
    for (const move of moves) if (said2(move) !== this.chosen) this.owned.add(move.index);
  }
  /** A saying as it is drawn. @param {string} card */
  saying(card) {
    return this.more.says.find((say) => say.card === card);
  }
  /** @param {MoveData[]} moves */
  options(moves) {
    const { art, scene } = this.play;
    const names = keys(moves.map((move) => move.say));
    return k(
      "div",
      {
        class: `cl-options${moves.length > 12 ? " cl-all-sayings" : ""}`,
        role: "group",
        "aria-label": scene.moves.length ? art.text(scene.prompt) : "",
        style: { "--n": moves.length }
      },
      moves.map((move, i2) => {
        const card = said2(move);
        const known = this.saying(card);
        const against = known && !known.fits ? " cl-against" : "";
        return k(
          "button",
          {
            ...names[i2],
            type: "button",
            class: `cl-option ${art.drawings.pieces[card].css}${against}`,
            "aria-pressed": card === this.chosen,
            "aria-label": move.say,
            onClick: () => {
              this.chosen = card;
              this.play.repaint();
            }
          },
          known ? [art.suit(known.suit), known.number] : art.line([{ card }])
        );
      })
    );
  }
  // --- the claim --------------------------------------------------------------------------------
  /** What hangs from the seat of who claims, or of who doubts. @param {Scene} scene */
  speech(scene) {
    const { claim, reveal, talk } = this.more;
    const doubted = this.reveal.stage === "up" && reveal;
    const by2 = doubted ? reveal.challenger : claim ? claim.seat : -1;
    const at = scene.seats.findIndex((seat) => seat.seat === by2);
    const n2 = scene.seats.length;
    const text = doubted ? reveal.doubt : claim ? claim.text : [];
    const looks = {
      "cl-says": true,
      "cl-of-none": at < 0,
      "cl-two-rows": n2 > 3,
      "cl-first": at === 0 && n2 > 1,
      "cl-final": at === n2 - 1 && n2 > 1
    };
    return k(
      "div",
      { class: classes(looks), style: { "--n": n2, "--k": at + 1 } },
      k(
        "div",
        { class: text.length ? "cl-speech" : "cl-speech cl-empty-speech" },
        k("p", {}, this.play.art.line(text)),
        k("p", { class: "cl-talk" }, !doubted && talk?.seat === by2 ? talk.text : null)
      )
    );
  }
  /** Deck and wilds; few cards of the deck are left. @param {Pile[]} piles */
  row(piles) {
    const [deck, ...others] = super.row(piles);
    if (!deck) return [];
    const css = this.more.near ? "cl-zone cl-near" : "cl-zone";
    return [b(deck, { class: css }), ...others];
  }
  /** The name of a pile, which a phone has no room for, and its note or its number.
   * @param {Pile} pile */
  caption({ count, label, note: note2 }) {
    return [
      k("span", { class: "cl-zone-name" }, label),
      " ",
      k("span", {}, note2 ? this.play.art.line(note2) : k("b", {}, count))
    ];
  }
  prize() {
    const { pick, press } = this.play;
    const { prize } = this.more;
    const { zone } = prize;
    const cups = { symbol: prize.symbol, n: prize.left, all: prize.all };
    return k(
      "div",
      { class: "cl-zone", "data-zone": zone },
      k(
        "button",
        {
          type: "button",
          class: "cl-cups",
          disabled: !pick.leads({ zone }),
          "aria-label": prize.label,
          onClick: () => press({ zone })
        },
        drawCups(cups)
      ),
      k(
        "p",
        { class: "cl-label" },
        prize.text.map((line) => k("span", {}, `${line} `))
      )
    );
  }
  /** The pile with what is claimed of its top card, or what it was. @param {Scene} scene */
  stack(scene) {
    const { art, pick, press, words } = this.play;
    const { chosen, more } = this;
    const { claim, reveal } = more;
    const zone = more.stack;
    const pile = (
      /** @type {Pile} */
      scene.rows.flat().find((one) => one.name === zone)
    );
    const up = this.reveal.stage === "up" ? reveal : null;
    const sure = claim?.sure === true && !chosen;
    const n2 = up ? up.cards : pile.count + (chosen ? 1 : 0);
    const shown = chosen || (up ? up.card : sure ? "" : claim?.card ?? "");
    const looks = {
      "cl-ghosts": true,
      "cl-may": pick.invites({ zone }),
      "cl-empty": n2 === 0,
      "cl-mine-said": Boolean(chosen),
      "cl-up": up != null
    };
    const told2 = claim ? `, ${art.text(claim.text)}` : "";
    const backs = Array(Math.min(n2, BACKS)).fill(null);
    if (sure && backs.length) backs[backs.length - 1] = pile.top.at(-1) ?? null;
    const turned = up && !chosen ? up : null;
    const mark = turned ? null : shown ? "?" : sure && claim ? art.line([{ card: claim.card }]) : null;
    return k(
      "div",
      { class: "cl-zone", "data-zone": zone },
      k(
        "button",
        {
          type: "button",
          class: classes(looks),
          disabled: !pick.leads({ zone }),
          "aria-label": `${pile.label}: ${cards(words, pile.count)}${told2}`,
          onClick: () => press({ zone })
        },
        k("span", { class: "cl-papers" }, art.faces(backs)),
        k(
          "i",
          { class: turned ? `cl-turned ${rim(turned)}` : "cl-ghost", hidden: !shown },
          shown && art.face(shown),
          turned && trait(turned)
        ),
        k("i", { class: "cl-q", "aria-hidden": "true", hidden: !mark }, mark)
      )
    );
  }
  /** The challenges to a trait. @param {"number" | "suit"} of */
  doubt(of) {
    const { pick, scene } = this.play;
    const about = this.more.doubts.filter(({ trait: trait2 }) => trait2 === of && !pick.marking);
    const moves = about.flatMap(({ index, why }) => {
      const move = scene.moves.find((one) => one.index === index);
      return move ? [{ move, why }] : [];
    });
    const names = keys(moves.map(({ move }) => move.say));
    return k(
      "div",
      { class: `cl-doubt cl-at-${of}` },
      moves.map(({ move, why }, i2) => {
        const isArmed = this.armed === move.index;
        const below = isArmed ? this.more.again : why;
        return k(
          "button",
          {
            ...names[i2],
            type: "button",
            class: `cl-btn cl-act${isArmed ? " cl-armed" : ""}`,
            "aria-label": `${move.say} ${below}`,
            onClick: (event) => this.challenge(
              /** @type {PointerEvent} */
              event,
              move
            )
          },
          k("span", {}, this.play.art.line(move.label)),
          k("small", {}, below)
        );
      })
    );
  }
  /**
   * A challenge can't be taken back, so a finger has to say it twice.
   * @param {PointerEvent} event
   * @param {MoveData} move
   */
  challenge(event, move) {
    const { make, repaint } = this.play;
    if (event.pointerType !== "touch" || this.armed === move.index) {
      this.armed = -1;
      make(move);
      return;
    }
    this.armed = move.index;
    repaint();
    setTimeout(() => {
      if (this.armed !== move.index) return;
      this.armed = -1;
      repaint();
    }, ARMED);
  }
  /** @param {Scene} scene */
  stake(scene) {
    const { art, pick } = this.play;
    const { reveal, says, stake, truths } = this.more;
    const lines = reveal && !this.chosen ? reveal.lines : stake;
    const at = says.findIndex((say) => say.card === this.chosen);
    const own2 = scene.mine ? (
      /** @type {ClaimSeat} */
      scene.mine.truth
    ) : void 0;
    const code = own2?.[pick.picked[0]?.card ?? ""]?.[at] ?? "";
    const shown = this.chosen ? code ? [[truths[code]]] : [] : lines;
    return k(
      "p",
      { class: "cl-stake" },
      shown.map((line) => k("span", {}, art.line(line), " "))
    );
  }
  trail() {
    const { trail, trail_label } = this.more;
    const css = trail.length === 1 ? "cl-trail cl-one" : "cl-trail";
    return k(
      "ol",
      { class: css, "aria-label": trail_label },
      trail.map(
        ({ card, name: name2, seat }, i2) => k(
          "li",
          {
            key: `${i2} ${seat} ${card}`,
            class: i2 === trail.length - 1 ? "cl-newest" : ""
          },
          `${name2} `,
          this.play.art.line([{ card }])
        )
      )
    );
  }
  // --- seats ------------------------------------------------------------------------------------
  /** @param {SeatData} seat */
  seatClasses(seat) {
    const { claim } = this.more;
    return { "cl-claims": claim?.open === true && claim.seat === seat.seat };
  }
  /** @param {SeatData} seat */
  layBefore(seat) {
    const more = (
      /** @type {ClaimSeat} */
      seat.more
    );
    return k("div", { class: "cl-places" }, drawFoot(this.play.art, more));
  }
  /** @param {Scene} scene */
  layMine({ mine }) {
    return mine ? drawFoot(
      this.play.art,
      /** @type {ClaimSeat} */
      mine
    ) : null;
  }
};
var trait = ({ right }) => k("b", { class: "cl-trait" }, icon(right ? "check" : "cross"));
function said2(move) {
  const [only] = move.short;
  return move.short.length === 1 && typeof only === "object" ? only.card ?? "" : "";
}

// forms/layers.js
var ownLayers = ({ mine }) => (
  /** @type {LayersMore | null} */
  mine
);
var playedFrom = (mine) => mine.layer === "hand" ? null : mine[mine.layer];
function layerClasses(scene) {
  const mine = ownLayers(scene);
  const rest = mine ? scene.places.filter(({ zone }) => zone !== playedFrom(mine)) : [];
  return {
    "cl-no-layers": !mine?.spots,
    "cl-laid-out": rest.length < scene.places.length && mine != null,
    "cl-last-layer": mine?.layer === "lower",
    "cl-nothing-below": mine != null && !rest.some(({ count }) => count)
  };
}
function OwnLayers({ play }) {
  const { scene } = play;
  const mine = (
    /** @type {LayersMore} */
    ownLayers(scene)
  );
  const rest = scene.places.filter(({ zone }) => zone !== playedFrom(mine));
  const large = scene.places.find(({ zone }) => zone === playedFrom(mine));
  return [
    k(
      "div",
      { class: "cl-spark", key: "small" },
      k("p", { class: "cl-opens" }, mine.locked ? icon("lock") : null, k("span", {}, mine.opens)),
      k(
        "div",
        { class: "cl-stacks-box cl-stacks" },
        k(Stacks, { play, places: rest, more: mine, isMine: true })
      )
    ),
    large ? k(Laid, { play, place: large, key: "large" }) : null
  ];
}
function Laid({ play, place }) {
  const { art, words, scene } = play;
  const asked = scene.moves.length > 0;
  const names = keys(place.cards.map((card) => card ?? "back"));
  return k(
    "div",
    { class: "cl-laid", "data-zone": place.zone, role: "group", "aria-label": place.label },
    place.cards.map((card, i2) => {
      const { may, sel, invites, no, press } = pressed(play, place, i2);
      const why = no ? `: ${art.text(no.text)}` : "";
      const state = `, ${may ? words.playable : words.not_playable}${why}`;
      const name2 = card ? art.name(card) : place.label;
      const looks = {
        "cl-card": true,
        "cl-may": sel || invites,
        "cl-not": asked && !sel && !may,
        "cl-sel": sel
      };
      return k(
        "button",
        {
          ...names[i2],
          type: "button",
          class: classes(looks),
          disabled: !may && !sel && !no,
          "aria-label": `${name2}${isTask(scene) ? "" : state}`,
          onClick: press
        },
        art.face(card)
      );
    })
  );
}
function pressed({ pick, press }, { cards: cards2, no, zone }, i2) {
  const card = cards2[i2];
  const thing = card ? { card, zone } : { zone };
  const nth = cards2.slice(0, i2).filter((other) => other === card).length;
  return {
    may: pick.leads(thing),
    sel: pick.isPicked(thing, nth),
    invites: pick.invites(thing),
    no: card ? no?.[card] : null,
    press: () => press(thing)
  };
}
function LayerSteps({ mine }) {
  if (!mine.spots) return null;
  const at = ["hand", "upper", "lower"].indexOf(mine.layer);
  return k(
    "p",
    { class: "cl-layers-of" },
    mine.steps.map(
      ({ label, n: n2 }, i2) => k("span", { class: i2 === at ? "cl-now" : "" }, i2 > at ? icon("lock") : null, `${label} ${n2}`)
    )
  );
}
function Stacks({ play, places, more, isMine }) {
  const { art, words } = play;
  const upper = places.find((place) => place.zone === more.upper);
  const lower = places.find((place) => place.zone === more.lower);
  if (!more.spots) return null;
  const [ups, downs] = [upper?.count ?? 0, lower?.count ?? 0];
  const spots = Array.from(
    { length: Math.max(more.spots, ups, downs) },
    (_2, i2) => i2 < downs ? i2 < ups ? "under" : "bare" : i2 < ups ? "none" : "gone"
  );
  const row = ({ label, count, zone }, css) => ({
    key: zone,
    class: css,
    "data-zone": zone,
    role: (
      /** @type {const} */
      "group"
    ),
    "aria-label": `${label}: ${cards(words, count)}`
  });
  const spot = (kind) => k(
    "span",
    { class: `cl-stack-at cl-${kind}` },
    kind === "under" || kind === "bare" ? art.small(null) : null
  );
  return [
    lower && k("div", row(lower, "cl-downs"), spots.map(spot)),
    upper && k("div", row(upper, "cl-ups"), ups ? k(Ups, { play, place: upper, isMine }) : null)
  ];
}
function Ups({ play, place, isMine }) {
  const { art } = play;
  const names = keys(place.cards.map((card) => card ?? "back"));
  return place.cards.map((card, i2) => {
    const { may, sel, invites, no, press } = pressed(play, place, i2);
    const why = no ? `: ${art.text(no.text)}` : "";
    return k(
      "button",
      {
        ...names[i2],
        type: "button",
        class: classes({ "cl-piece": true, "cl-may": sel || invites, "cl-sel": sel }),
        disabled: !may && !sel && !no,
        "aria-label": `${place.label}: ${art.name(card)}${why}`,
        onClick: press
      },
      art.small(card),
      isMine ? art.face(card) : null
    );
  });
}

// forms/heat.js
var EASE2 = { duration: 250, easing: "cubic-bezier(.2,.8,.2,1)" };
var Heat = class extends Piles {
  /** How many cards lay on the piles. @type {Map<string, number>} */
  were = /* @__PURE__ */ new Map();
  get more() {
    return (
      /** @type {HeatMore} */
      this.play.scene.more
    );
  }
  /** @param {Scene} scene */
  take(scene) {
    this.burn(scene, this.more.pile);
  }
  /** @param {Scene} scene */
  classes(scene) {
    const counts2 = [2, 3, 4, 5, 7].map((n2) => [`cl-from-${n2}`, scene.seats.length >= n2]);
    return {
      "cl-form-heat": true,
      "cl-no-sparks": !scene.seats.some((seat) => seat.more?.spots),
      ...Object.fromEntries(counts2),
      ...layerClasses(scene)
    };
  }
  /** @param {Scene} scene */
  middle(scene) {
    const { more } = this;
    const turns = scene.direction < 0 ? "-1" : "1";
    const line = () => k("i", {});
    const arrow = () => icon("chev");
    const choices = this.play.pick.buttons().filter((move) => this.isChoice(move));
    return k(
      "div",
      { class: `cl-form cl-heat${choices.length ? " cl-choosing" : ""}` },
      k(
        "div",
        {
          class: turns === "-1" ? "cl-way cl-back" : "cl-way",
          role: "img",
          "aria-label": more.ways[turns]
        },
        [line(), arrow(), line(), arrow(), line(), arrow(), line()]
      ),
      k(
        "div",
        { class: "cl-rises" },
        k("div", { class: "cl-row" }, this.row(scene.rows.flat())),
        this.temper(),
        choices.length ? this.choices(choices) : null
      )
    );
  }
  /** @param {Pile} pile */
  pile(pile) {
    const { art, words, pick, make, press } = this.play;
    const { alike, gone, pile: main } = this.more;
    const rises = pile.name === main;
    const whole = rises ? this.whole() : null;
    const thing = { zone: pile.name };
    const looks = this.pileLooks(pile);
    const run = rises && alike ? `. ${alike.say}` : "";
    return k(
      "div",
      { key: pile.name, class: `cl-zone${rises ? " cl-main" : ""}`, "data-zone": pile.name },
      k(
        "button",
        {
          type: "button",
          class: classes({ ...looks, "cl-may": looks["cl-may"] || whole != null }),
          disabled: !pick.leads(thing) && !whole,
          "aria-label": whole ? whole.say : `${pile.label}: ${this.pileInWords(pile)}${run}`,
          onClick: () => whole ? make(whole) : press(thing)
        },
        art.faces(pile.top)
      ),
      k(
        "p",
        { class: "cl-label" },
        rises ? [cards(words, pile.count), alike && dots(alike)] : [pile.label, k("b", {}, pile.count || (gone[pile.name] ?? 0))]
      )
    );
  }
  /** The one move of a card just turned up, or the one picked whole of several that begin so. */
  whole() {
    const { pick, scene } = this.play;
    const turned = scene.rows.flat().find((pile) => pile.name === this.more.turned);
    const taken = pick.marking ? [] : scene.moves.filter((move) => move.index < REFUSED_FROM);
    if (turned?.count && taken.length === 1) return taken[0];
    const done = pick.buttons().filter((move) => move.steps.length === pick.picked.length);
    return pick.picked.length && done.length === 1 ? done[0] : null;
  }
  /** What goes on the pile now. */
  temper() {
    const { cells, goes, special, taken } = this.more;
    if (!goes.length && !taken) return null;
    const lit = (on) => on ? "cl-lit" : "";
    return k(
      "div",
      { class: "cl-temper" },
      k(
        "ol",
        { class: "cl-cells", "aria-hidden": "true" },
        cells.map(
          ({ colour, label, on }) => k("li", { class: lit(on), style: { "--heat": colour } }, label)
        ),
        k("li", { class: `${lit(special.on)} cl-special` }, special.label)
      ),
      k(
        "p",
        { class: "cl-goes" },
        k("span", {}, this.play.art.line(goes)),
        goes.length && taken ? " " : null,
        k("span", {}, taken)
      )
    );
  }
  // --- choices, in the place of the heat ---------------------------------------------------------
  /** @param {MoveData} move */
  choice(move) {
    return this.more.choices[move.steps.at(-1)?.choice ?? ""];
  }
  /** @param {MoveData} move */
  isChoice(move) {
    return Boolean(this.more.race && move.verb || this.choice(move));
  }
  /** Where a move shows its button: in the middle, or on the face-down card itself.
   * @param {MoveData} move */
  owns(move) {
    const onIt = move.steps.length === 1 && move.steps[0].zone;
    return this.isChoice(move) || Boolean(onIt && onIt === ownLayers(this.play.scene)?.lower);
  }
  /** @param {MoveData[]} moves */
  choices(moves) {
    const names = keys(moves.map((move) => move.say));
    const isDrawn = moves.some((move) => this.choice(move)?.face);
    return k(
      "div",
      {
        class: isDrawn ? "cl-choices cl-faces" : "cl-choices",
        role: "group",
        "aria-label": this.play.words.moves
      },
      moves.map((move, i2) => this.choiceButton(move, names[i2]))
    );
  }
  /** @param {MoveData} move @param {Record<string, string>} names */
  choiceButton(move, names) {
    const { art, make } = this.play;
    const choice = this.choice(move);
    const { face, side, to } = choice ?? {};
    const looks = {
      "cl-act": true,
      "cl-btn": !face,
      "cl-as": Boolean(face),
      "cl-race": !choice,
      "cl-to-left": side === 1,
      "cl-to-right": side === -1
    };
    const key = move.key ? k("kbd", { "aria-hidden": "true" }, move.key) : null;
    const arrow = side ? icon(side > 0 ? "left" : "right") : null;
    const below = to ? k("small", {}, to) : null;
    const inside = !choice ? [symbol(this.more.race ?? ""), k("b", {}, art.line(move.label)), key] : face ? [art.small(face), arrow] : [arrow, k("span", {}, art.line(move.short)), below];
    return k(
      "button",
      {
        ...names,
        type: "button",
        class: classes(looks),
        "aria-label": to ? `${move.say}, ${to}` : move.say,
        "aria-keyshortcuts": move.key,
        onClick: () => make(move)
      },
      inside
    );
  }
  // --- layers ----------------------------------------------------------------------------------
  /** @param {SeatData} seat */
  layBefore({ more, places }) {
    const layers = (
      /** @type {LayersMore} */
      more
    );
    return k(
      "div",
      { class: layers.spots ? "cl-places cl-stacks" : "cl-places" },
      k(Stacks, { play: this.play, places, more: layers, isMine: false })
    );
  }
  /** @param {Scene} scene */
  layMine(scene) {
    return ownLayers(scene)?.spots ? k(OwnLayers, { play: this.play }) : null;
  }
  /** @param {Scene} scene */
  aside(scene) {
    const mine = ownLayers(scene);
    return mine && k(LayerSteps, { mine });
  }
  // --- burning -----------------------------------------------------------------------------------
  /**
   * A pile that went to the pile of what is gone darkens and shrinks on its way.
   * @param {Scene} scene
   * @param {string} name
   */
  burn(scene, name2) {
    const now = new Map(scene.rows.flat().map((pile) => [pile.name, pile.count]));
    const { were } = this;
    this.were = now;
    const lost = (were.get(name2) ?? 0) - (now.get(name2) ?? 0);
    const to = [...now].find(([zone, n2]) => zone !== name2 && n2 - (were.get(zone) ?? n2) >= lost);
    if (lost < 2 || now.get(name2) || !to || prefersReducedMotion()) return;
    const { felt } = this.play;
    const from = felt.querySelector(`.cl-heat [data-zone="${name2}"] > button`);
    const end = felt.querySelector(`.cl-heat [data-zone="${to[0]}"] > button`);
    if (!from || !end) return;
    const [start, stop2] = [from.getBoundingClientRect(), end.getBoundingClientRect()];
    const ash = box("cl-ash");
    ash.setAttribute("aria-hidden", "true");
    for (const paper of from.querySelectorAll(".cl-paper")) ash.append(paper.cloneNode(true));
    from.parentElement?.append(ash);
    const moved = `${stop2.left - start.left}px ${stop2.top - start.top}px`;
    const small2 = String(stop2.width / start.width);
    const steps = [
      { translate: "0 0", scale: "1", filter: "brightness(1)" },
      { translate: "0 0", scale: "1", filter: "brightness(.5)", offset: 0.3 },
      { translate: moved, scale: small2, filter: "brightness(.15)" }
    ];
    ash.animate(steps, EASE2).onfinish = () => ash.remove();
  }
};
var dots = (run) => [
  k("span", { class: "cl-dot" }, "·"),
  k("span", {}, run.name),
  k(
    "span",
    { class: "cl-alike", role: "img", "aria-label": run.say },
    Array.from({ length: run.of }, (_2, i2) => k("i", { class: i2 < run.n ? "cl-on" : "" }))
  )
];

// forms/levers.js
function LeverButton({ play, lever, move, must, preview }) {
  const { pick, scene } = play;
  const isChosen = move != null && pick.picked.length > 0 && pick.open().includes(move);
  const asks = move != null && (isChosen || must && lever.free);
  const looks = {
    "cl-lever": true,
    "cl-act": move != null,
    "cl-waits": !move || !scene.moves.length,
    "cl-must": asks,
    "cl-may": asks
  };
  const show3 = () => move && preview(true);
  const end = () => preview(false);
  return k(
    "button",
    {
      type: "button",
      class: classes(looks),
      disabled: !move,
      "data-key": `${lever.say}#1`,
      "aria-label": `${lever.say}${move ? thenInWords(play, move) : ""}`,
      "aria-keyshortcuts": move?.key || void 0,
      onClick: () => move && play.make(move),
      onPointerEnter: show3,
      onPointerDown: show3,
      onPointerLeave: end,
      // The page moves the focus here by itself too: who uses no keys would take it for the table.
      onFocus: ({ currentTarget }) => currentTarget.matches(":focus-visible") && show3(),
      onBlur: end
    },
    symbol(lever.sign),
    k("b", {}, lever.label),
    k("small", {}, lever.note)
  );
}

// forms/lanes.js
var NARROW = 900;
var TURN = { duration: 160, delay: 220, easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" };
var Lanes = class extends Form {
  /** @param {Play} play */
  constructor(play) {
    super(play);
    this.slim = null;
    this.piles = /* @__PURE__ */ new Map();
    this.choices = /* @__PURE__ */ new Set();
    this.preview = { lane: "", move: (
      /** @type {MoveData | null} */
      null
    ) };
  }
  /** Learn how wide the table is, now and whenever that changes. */
  measure() {
    if (this.slim != null) return;
    const root = (
      /** @type {HTMLElement} */
      this.play.felt.closest(".cl")
    );
    this.slim = (root.clientWidth || innerWidth) <= NARROW;
    new ResizeObserver(([entry]) => {
      const slim = entry.contentRect.width <= NARROW;
      if (slim === this.slim || !entry.contentRect.width) return;
      this.slim = slim;
      this.play.repaint();
    }).observe(root);
  }
  /** @param {Scene} scene */
  take(scene) {
    this.measure();
    this.piles = new Map(scene.rows.flat().map((pile) => [pile.name, pile]));
    const levers = table(scene).lanes.flatMap((lane) => lane.levers);
    this.choices = new Set(levers.map((lever) => lever.choice));
    const { move } = this.preview;
    if (move && !scene.moves.includes(move)) this.preview = { lane: "", move: null };
  }
  /** @param {Scene} scene */
  classes(scene) {
    return { "cl-has-lanes": true, "cl-one-move": scene.moves.length === 1 };
  }
  /** @param {Scene} scene */
  middle(scene) {
    const more = table(scene);
    const wide = !this.slim;
    const mine = scene.mine ? [own(scene)] : [];
    const common = scene.mine ? [] : [more.common];
    const fork = (side) => k("i", { class: `cl-lane-fork ${side}`, "aria-hidden": "true" });
    const around = wide ? [] : [more.next, more.used, more.common, ...mine];
    return k(
      "div",
      { class: "cl-form cl-lanes" },
      k("div", { class: "cl-lane-strip" }, this.sides(around)),
      k("div", { class: "cl-lane-end" }, wide ? this.sides([more.next]) : null),
      fork("cl-in"),
      k(
        "div",
        { class: "cl-lane-rows" },
        more.lanes.map((lane) => this.lane(lane, scene))
      ),
      fork("cl-off"),
      k("div", { class: "cl-lane-end" }, wide ? this.sides([more.used, ...common]) : null)
    );
  }
  // --- a lane ---------------------------------------------------------------------------------
  /** @param {Lane} lane @param {Scene} scene */
  lane(lane, scene) {
    const { play } = this;
    const { next, must } = table(scene);
    const moves = play.pick.marking ? [] : scene.moves;
    const isShown = this.preview.lane === lane.name;
    const levers = lane.levers.map((lever) => {
      const move = moves.find((offered) => offered.steps.at(-1)?.choice === lever.choice) ?? null;
      const preview = (to) => this.look(to ? move : null, lane.name);
      return k(LeverButton, { key: lever.say, play, lever, move, must, preview });
    });
    const come = [next.zone, ...lane.spots.map((spot) => spot.rule)];
    const isTold = !isTask(scene);
    const css = isShown ? "cl-lane cl-shows" : "cl-lane";
    return k(
      "section",
      { key: lane.name, class: css, "aria-label": lane.label },
      k("div", { class: "cl-levers", hidden: !levers.length }, levers),
      k(
        "div",
        { class: "cl-spots" },
        lane.spots.map((spot, i2) => this.spot(spot, isTold, isShown ? come[i2] : ""))
      )
    );
  }
  /** Show a lane as it would be after a move, or no longer. @param {MoveData | null} move
   * @param {string} lane */
  look(move, lane) {
    if (move === this.preview.move) return;
    this.preview = { lane: move ? lane : "", move };
    this.play.repaint();
  }
  /** @param {string} card */
  fitsThen(card) {
    return this.preview.move?.then?.includes(card) ?? false;
  }
  /**
   * @param {Spot} spot
   * @param {boolean} isTold whether what fits is told
   * @param {string} come the zone of the rule that would come here, if that is looked at
   */
  spot(spot, isTold, come) {
    const { art, pick } = this.play;
    const ghost = this.piles.get(come)?.top.at(-1);
    const drawn = ghost ? k("div", { class: "cl-lane-ghost" }, art.face(ghost)) : null;
    const fits = isTold ? art.text(spot.fits) : "";
    const css = pick.invites({ zone: spot.pile }) ? "cl-spot cl-lit" : "cl-spot";
    return k(
      "div",
      { class: css },
      k("div", { class: "cl-rule", "data-zone": spot.rule }, this.cards(spot.rule), drawn),
      k("div", { class: "cl-zone", "data-zone": spot.pile }, this.cards(spot.pile, fits)),
      k(
        "p",
        { class: "cl-fits", "aria-hidden": "true", hidden: !isTold },
        k("span", {}, art.line(spot.fits)),
        k("span", {}, art.line(spot.short))
      )
    );
  }
  /** The cards of a zone in the middle. @param {string} zone @param {string} [note] */
  cards(zone, note2 = "") {
    const pile = this.piles.get(zone);
    return pile ? this.pile(pile, note2) : null;
  }
  /**
   * The cards of a zone, as one button.
   * @param {Pile} pile
   * @param {string} note what is told of it, in words
   * @param {boolean} [isSmall] whether only its last card is drawn, and small
   */
  pile(pile, note2, isSmall = false) {
    const { art, pick, press } = this.play;
    const thing = { zone: pile.name };
    const later = pick.comesLater(thing);
    const looks = { ...this.pileLooks(pile), "cl-sel": pick.isPicked(thing) };
    const last = pile.top.at(-1);
    const told2 = note2 ? `, ${note2}` : "";
    return k(
      "button",
      {
        type: "button",
        class: classes(looks),
        disabled: !pick.leads(thing) && !later,
        "aria-disabled": later || void 0,
        "aria-label": `${pile.label}: ${this.pileInWords(pile)}${told2}`,
        onClick: () => press(thing)
      },
      isSmall && last !== void 0 ? art.small(last) : art.faces(pile.top)
    );
  }
  // --- the piles around the lanes -------------------------------------------------------------
  /** @param {Side[]} sides */
  sides(sides) {
    return sides.map((side) => this.side(side));
  }
  /** @param {Side} side */
  side(side) {
    const { art, scene } = this.play;
    const { slim } = this;
    const pile = this.piles.get(side.zone) ?? ownPile(scene, side.zone);
    if (!pile) return null;
    const hasStock = side.stock ? this.piles.get(side.stock)?.count : 0;
    const told2 = isSeat(side) ? `${side.to_go} ${side.left}` : "";
    const stock = side.stock && {
      class: "cl-stock",
      "data-zone": side.stock,
      hidden: !hasStock
    };
    return k(
      "div",
      { key: side.zone, class: `cl-side${slim && side.stock ? " cl-large" : ""}` },
      k(
        "div",
        { class: "cl-side-pile" },
        stock && k("div", stock, art.small(null)),
        k("div", { "data-zone": side.zone }, this.pile(pile, told2, Boolean(slim)))
      ),
      k(
        "p",
        { class: "cl-label" },
        slim ? [side.short, k("b", {}, side.short_note)] : [art.line(side.label), " ", k("span", {}, art.line(side.note))]
      ),
      isSeat(side) ? this.toGo(side) : null
    );
  }
  // --- before a player ------------------------------------------------------------------------
  /** @param {SeatData} seat */
  layBefore(seat) {
    const { pick } = this.play;
    const gets = pick.invites({ seat: seat.seat }) && !pick.marking;
    const more = (
      /** @type {LanesSeat} */
      seat.more
    );
    return k("div", { class: "cl-places" }, this.toGo(more, gets, more.zone));
  }
  /**
   * How many cards somebody has to lay out still.
   * @param {LanesSeat} more
   * @param {boolean} [gets] whether a card may be given there
   * @param {string} [zone]
   */
  toGo(more, gets = false, zone) {
    return k(
      "div",
      { class: "cl-togo", style: { "--cl-part": more.part } },
      k("i", { "aria-hidden": "true" }),
      k("p", {}, k("span", {}, more.to_go), " ", k("b", { "data-zone": zone }, more.left)),
      k("span", { class: "cl-gets cl-out", hidden: !gets }, more.gets)
    );
  }
  /** @param {Scene} scene */
  layMine(scene) {
    const wide = !this.slim && scene.mine;
    return wide ? this.sides([own(scene), table(scene).common]) : null;
  }
  // --- pressing, and what moves -----------------------------------------------------------------
  /** @param {MoveData} move */
  owns(move) {
    const { pick, scene } = this.play;
    if (pick.marking) return false;
    const last = move.steps.at(-1);
    const at = move.steps.length === 1 ? last?.seat : void 0;
    if (this.isPlain(move)) return true;
    const sits = at !== void 0 && scene.seats.some((other) => other.seat === at);
    return sits || last?.choice !== void 0 && this.choices.has(last.choice);
  }
  /** A card that fits one pile only is played by one press. @param {MoveData} move */
  isPlain(move) {
    return move.steps.length === 2 && move.steps[1].zone !== void 0;
  }
  /**
   * When a lane has moved: for each of its rules where it comes from.
   * @param {Scene} old
   * @param {Scene} scene
   */
  slides(old, scene) {
    const { next, used, lanes } = table(scene);
    if (find(old, next.stock)?.count === find(scene, next.stock)?.count) return [];
    for (const lane of lanes) {
      const way = [next.zone, ...lane.spots.map((spot) => spot.rule), used.zone];
      const moved = way.slice(1).every((zone, i2) => top(scene, zone) === top(old, way[i2]));
      if (!moved) continue;
      this.turn(next.zone);
      return way.slice(1).map((to, i2) => ({ to, from: way[i2] }));
    }
    return [];
  }
  /** The next rule is turned up, after the others have moved. @param {string} zone */
  turn(zone) {
    const paper = this.play.felt.querySelector(`[data-zone="${CSS.escape(zone)}"] .cl-paper`);
    paper?.animate([{ transform: "scaleX(0)" }, { transform: "none" }], TURN);
  }
};
var table = (scene) => (
  /** @type {LanesTable} */
  scene.more
);
var isSeat = (side) => "left" in side;
var own = (scene) => (
  /** @type {LanesSeat} */
  scene.mine
);
function ownPile(scene, zone) {
  const place = scene.places.find((other) => other.zone === zone);
  if (!place) return null;
  const { label, count } = place;
  return { name: zone, label, count, top: count ? [null] : [], spread: false, note: null };
}
var find = (scene, zone) => scene.rows.flat().find((pile) => pile.name === zone);
var top = (scene, zone) => find(scene, zone)?.top.at(-1);

// forms/index.js
var FORMS = { piles: Piles, lanes: Lanes, bag: Bag, heat: Heat, claim: Claim };
var PARTS = { Form, Piles, h: k, keys };
async function loadForm({ form, form_module }) {
  const file = new Blob([form_module], { type: "text/javascript" });
  const address = URL.createObjectURL(file);
  const { default: make } = await import(address);
  URL.revokeObjectURL(address);
  FORMS[form] = make(PARTS);
}

// table/banner.js
var WISHED = 60;
function Banner({ play: { art, scene, words }, send, clause }) {
  const { outcome, replay } = scene;
  const isWhatIf = scene.mode === "whatif";
  if (!outcome && !replay && !isWhatIf) return null;
  return k(
    "div",
    { class: `cl-banner${outcome ? " cl-over" : ""}` },
    k("span", {}, icon(outcome ? "crown" : replay ? "clock" : "branch")),
    k(
      "div",
      { class: "cl-banner-text" },
      outcome ? [
        k("b", { class: "cl-winner" }, art.line(outcome.title)),
        k("span", {}, art.line(outcome.text), " ", clause(outcome.clause)),
        outcome.lines.length ? k(Points2, { lines: outcome.lines }) : null
      ] : art.line(scene.banner)
    ),
    replay ? k(
      "label",
      { class: "cl-back-on" },
      words.look_back,
      k(Slider, { replay, label: words.replay, send })
    ) : null,
    // A what-if that is over goes back to the game.
    replay && outcome ? button("cl-btn cl-again", () => send("again"), words.again) : null,
    isWhatIf ? button("cl-btn cl-quiet", () => send("back"), words.back) : null
  );
}
var Points2 = ({ lines }) => k(
  "ol",
  { class: "cl-points" },
  lines.map(
    ({ name: name2, points, how, won }) => k(
      "li",
      { class: won ? "cl-best" : "" },
      k("span", {}, name2, " "),
      how ? k("small", {}, how, " ") : null,
      k("b", {}, points)
    )
  )
);
var wish = void 0;
function Slider({ replay: { at, last }, label, send }) {
  const isHeld = document.activeElement?.matches(".cl-slider");
  return k("input", {
    type: "range",
    min: 0,
    step: 1,
    max: last,
    class: "cl-slider",
    "aria-label": label,
    "aria-valuetext": `${at} / ${last}`,
    value: isHeld ? void 0 : at,
    // One wish at a time: while a scene is on its way the slider may move on.
    onInput: ({ currentTarget }) => {
      clearTimeout(wish);
      wish = window.setTimeout(() => send("replay", Number(currentTarget.value)), WISHED);
    }
  });
}

// table/seats.js
var FEW2 = 4;
var BACKS2 = 6;
var KNOWN = 4;
function Seats({ play, form }) {
  const { seats } = play.scene;
  const n2 = seats.length;
  return k(
    "ul",
    {
      class: classes({ "cl-seats": true, "cl-many": n2 > FEW2, ...atLeast(n2) }),
      "aria-label": play.words.players
    },
    seats.map((seat) => k(Seat, { key: seat.seat, play, form, seat }))
  );
}
function Seat({ play, form, seat }) {
  const { art, words, pick } = play;
  const thing = { seat: seat.seat };
  const later = pick.comesLater(thing);
  const known = seat.cards.filter((card) => card != null);
  const looks = {
    "cl-seat": true,
    "cl-turn": seat.turn,
    "cl-next": seat.next,
    "cl-may": pick.invites(thing),
    "cl-sel": pick.isPicked(thing),
    "cl-knows": known.length > 0,
    ...form.seatClasses(seat)
  };
  const presence = play.presence?.[seat.seat];
  const status = [presence && words.presence?.[presence], seat.status].filter(Boolean).join(", ");
  const scored = seat.points == null ? "" : ` ${words.total} ${seat.points},`;
  const held = seat.count == null ? "" : ` ${cards(words, seat.count)},`;
  const names = known.map((card) => art.name(card)).join(", ");
  const knows = names ? `, ${words.you_know}: ${names}` : "";
  return k(
    "li",
    {
      class: classes(looks),
      "data-key": `seat ${seat.seat}#1`,
      "data-zone": seat.zone,
      "data-next": seat.next ? words.next : void 0,
      "data-presence": presence
    },
    k(
      "button",
      {
        type: "button",
        disabled: !pick.leads(thing) && !later,
        "aria-disabled": later || void 0,
        "aria-label": `${seat.name},${scored}${held} ${status}${knows}`,
        onClick: () => play.press(thing)
      },
      k("span", { class: "cl-av" }, seat.initial),
      k(
        "b",
        {},
        seat.name,
        seat.points == null ? null : k("i", { class: "cl-seat-points" }, seat.points)
      ),
      k("small", {}, status),
      k(Backs, { art, count: seat.count ?? 0, known }),
      k("span", { class: "cl-cnt" }, seat.count)
    ),
    form.layBefore(seat)
  );
}
function Backs({ art, count, known }) {
  const open = known.slice(0, KNOWN);
  const backs = Math.max(0, Math.min(BACKS2, count) - open.length);
  const shown = [...Array(backs).fill(null), ...open];
  const names = keys(shown.map((card) => card ?? "back"));
  return k(
    "span",
    { class: "cl-backs" },
    shown.map((card, i2) => art.ofOther(card, names[i2]))
  );
}

// table/table.js
var Table = class {
  /** @param {Play} play @param {Host} host */
  constructor(play, host) {
    this.play = play;
    this.host = host;
    const { drawings } = play.art;
    this.form = new (FORMS[drawings.form] ?? Piles)(play);
    this.order = keptOrder(drawings);
    this.bubble = null;
  }
  paint() {
    const { form, host, play } = this;
    const { scene, words } = play;
    const { places, rows } = scene;
    const { prompt, isBare = false } = host.changes();
    form.take(scene);
    const isCrowded = places.length > 0 || rows.length > 1;
    host.dress({ "cl-crowded": isCrowded, ...form.classes(scene) });
    const zone = scene.me == null ? null : play.pick.foreignZone(scene.hand_zone);
    const other = zone == null ? void 0 : scene.seats.find((seat) => seat.zone === zone);
    const turns = scene.direction > 0 ? "cl-cw" : scene.direction < 0 ? "cl-ccw" : "cl-none";
    const middle = [
      k("div", { class: `cl-ring ${turns}`, "aria-hidden": "true" }),
      form.middle(scene)
    ];
    const mine = form.layMine(scene);
    const hasNone = !scene.hand.length && places.length > 0;
    Q(
      [
        k(Seats, { play, form }),
        k("div", { class: "cl-mid" }, other ? this.openHand(other) : middle),
        k(Banner, { play, send: host.send, clause: host.clause }),
        k(
          "div",
          { class: "cl-me" },
          k(
            "div",
            { class: "cl-ask" },
            this.said(prompt),
            k(Sorting, {
              play,
              order: this.order,
              isHidden: isBare || form.hidesSorting(scene),
              sort: (order) => {
                this.order = order;
                play.repaint();
              }
            }),
            k(Buttons, { play, form }),
            form.aside(scene),
            scene.can.rest ? this.resting() : null
          ),
          k("div", { class: "cl-mine", hidden: isBare || mine == null }, mine),
          k(Hand, { play, form, order: this.order, isHidden: isBare || hasNone })
        ),
        scene.mode === "covered" ? k(
          "div",
          { class: "cl-cover" },
          k("p", {}, play.art.line(scene.banner)),
          button("cl-btn", () => host.send("uncover"), words.uncover)
        ) : null
      ],
      play.felt
    );
  }
  /** Where a game goes on by itself for a while, the button that lets it. */
  resting() {
    const { host, play } = this;
    const rest = () => host.send("rest");
    return k("div", { class: "cl-resting" }, button("cl-btn cl-quiet", rest, play.words.rest));
  }
  /** The prompt, or what is said in its place. @param {Shown} task of a lesson */
  said(task) {
    const { art, scene } = this.play;
    const isAsked = scene.moves.length > 0 && scene.mode !== "over";
    const lamp = isAsked ? k("i", { class: "cl-lamp", "aria-hidden": "true" }) : null;
    const [sign2, text] = this.bubble ?? ["", null];
    const css = { "cl-bubble": true, "cl-advice": sign2 !== "cross" };
    return k(
      "div",
      { class: classes({ "cl-said": true, "cl-telling": sign2 !== "" }) },
      k(
        "p",
        { class: "cl-prompt", hidden: sign2 !== "", tabIndex: scene.step ? -1 : void 0 },
        task ?? [lamp, art.line(this.nextPrompt() ?? scene.prompt)]
      ),
      k(
        "div",
        { class: classes(css), role: "alert", hidden: !sign2 },
        sign2 && [icon(sign2), k("p", {}, text)]
      )
    );
  }
  /**
   * What is asked once a card is picked and something other than a card has to follow.
   * @returns {Rich | null} null where the prompt of the scene still holds
   */
  nextPrompt() {
    const { pick, scene, words } = this.play;
    const picked = pick.picked.find((step) => step.card);
    if (!picked?.card || pick.marking || isTask(scene) || this.form.asksItself) return null;
    const steps = pick.open().flatMap((move) => pick.next(move) ?? []);
    if (!steps.length || steps.some((step) => step.card)) return null;
    const next = words.and_then;
    const kinds = (
      /** @type {const} */
      ["zone", "seat", "suit"]
    );
    const kind = kinds.find((name2) => steps.every((step) => step[name2] !== void 0));
    return [{ card: picked.card }, ": ", next[kind ?? "choice"]];
  }
  /**
   * Another's hand that lies open to me, to choose from; it takes the place of the piles.
   * @param {import("../types.js").SeatData} seat
   */
  openHand({ name: name2, cards: cards2, zone }) {
    const { art, pick, press } = this.play;
    const known = cards2.filter((card) => card != null);
    const names = keys(known);
    return k(
      "div",
      { class: "cl-open", role: "group", "aria-label": name2 },
      known.map((card, i2) => {
        const thing = { card, zone };
        const may = pick.leads(thing);
        const looks = { "cl-may": may, "cl-not": !may, "cl-sel": pick.isPicked(thing) };
        return k(
          "button",
          {
            ...names[i2],
            type: "button",
            class: classes({ "cl-card": true, ...looks }),
            "aria-label": art.name(card),
            onClick: () => press(thing)
          },
          art.face(card)
        );
      })
    );
  }
  /**
   * Shake a card that can't be played, and say which clause forbids it.
   * @param {string} card
   * @param {string} zone
   * @param {RefusalData} no
   */
  refuse(card, zone, no) {
    const { art, felt } = this.play;
    const name2 = CSS.escape(`${card}#1`);
    const node = felt.querySelector(`[data-zone="${CSS.escape(zone)}"] [data-key="${name2}"]`);
    node?.classList.add("cl-refused");
    this.tell([art.line(no.text), " ", this.host.clause(no.clause)], "cross");
  }
  /** Say something in the place of the prompt. @param {Shown} text @param {string} [sign] */
  tell(text, sign2 = "bulb") {
    this.bubble = [sign2, text];
    this.paint();
  }
  /** Say no longer why a card can't be played. */
  clearRefusal() {
    for (const node of this.play.felt.querySelectorAll(".cl-refused"))
      node.classList.remove("cl-refused");
    if (!this.bubble) return;
    this.bubble = null;
    this.paint();
  }
};

// table/page.js
var ANSWER_WITHIN = 3e3;
var LIFT_AFTER = 60;
var Page = class {
  /** @param {Model} model @param {HTMLElement} el */
  constructor(model, el) {
    this.model = model;
    this.words = model.get("words");
    this.art = new Art(model.get("art"));
    this.scene = /** @type {any} */
    null;
    this.pick = new Picking([]);
    this.queue = [];
    this.story = [];
    this.lastTold = null;
    this.pressed = null;
    this.unheard = null;
    this.lost = null;
    this.timers = { lift: void 0, pace: void 0, answer: void 0, race: void 0 };
    this.since = 0;
    this.keeper = null;
    this.root = document.createElement("section");
    this.root.className = "cl";
    this.root.tabIndex = -1;
    this.live = document.createElement("p");
    this.live.className = "cl-live";
    this.live.setAttribute("aria-live", "polite");
    this.live.setAttribute("aria-atomic", "true");
    this.felt = box("cl-felt");
    const { art, words } = this;
    const send = (kind, index) => this.send(kind, index);
    this.replay = new Replay({
      isBehind: () => this.queue.length > 0,
      begin: () => this.panel.isSheet() && this.panel.shut(),
      // it lies over the table
      show: (scene, told2) => {
        this.lastTold = told2.story.at(-1)?.n ?? -1;
        this.show(scene);
      }
    });
    this.dialogs = new Dialogs({
      words,
      unkept: () => this.model.get("unkept"),
      load: (text) => this.send("load", 0, { text })
    });
    this.bar = new Bar({ art, words, use: (tool) => this.use(tool) });
    this.table = new Table(this.play(), {
      send,
      clause: (id) => this.clause(id),
      dress: (looks) => dress(this.root, looks),
      changes: () => this.changes()
    });
    const advice = () => this.model.get("advice");
    this.panel = new Panel(box("cl-panel"), { art, words, replay: this.replay, advice, send });
    this.keys = new Keys(this.root, this.felt, {
      showLatest: () => this.showLatest(),
      moves: () => this.scene.moves,
      make: (move, node) => {
        this.pressed = node;
        this.make(move);
      },
      back: () => this.back()
    });
    this.motion = new Motion(this.felt, this.table.form);
    this.fit = new Fit(this.root, (isWhole) => this.height(isWhole));
    this.frame = box("cl-frame");
    this.build(el);
    this.watch = this.watched();
  }
  /** Show the first scene. */
  start() {
    this.dialogs.say(said());
    this.dialogs.last("");
    const scene = this.whole(this.model.get("scene"));
    this.replay.note(scene);
    this.show(scene);
    return this;
  }
  /** Put the parts together, in the page. @param {HTMLElement} el */
  build(el) {
    const { root } = this;
    const sprite = box("");
    sprite.hidden = true;
    sprite.innerHTML = this.art.drawings.sprite;
    this.frame.append(this.felt, this.panel.node);
    root.append(sprite, this.bar.node, this.dialogs.node, this.frame, this.live);
    root.addEventListener("keydown", (event) => this.keys.press(event));
    root.addEventListener("pointerdown", () => this.showLatest(), true);
    root.addEventListener(
      "click",
      ({ target }) => this.pressed = /** @type {Element} */
      target.closest("button"),
      true
    );
    el.append(root);
    this.theme();
    this.model.on("change:advice", () => this.panel.draw());
  }
  /** What the felt and its form are handed. @returns {Play} */
  play() {
    const page = this;
    const { art, words, felt } = page;
    return {
      art,
      words,
      felt,
      get scene() {
        return page.scene;
      },
      get pick() {
        return page.pick;
      },
      get presence() {
        return page.model.get("presence");
      },
      press: (thing) => page.press(thing),
      make: (move) => page.make(move),
      repaint: () => page.repaint()
    };
  }
  /** What a lesson has otherwise on the felt. @returns {{ prompt?: Shown, isBare?: boolean }} */
  changes() {
    return {};
  }
  theme() {
    const wanted = this.model.get("theme");
    this.root.dataset.theme = wanted === "auto" ? pageTheme() : wanted;
  }
  // --- scenes ---------------------------------------------------------------------------------
  /** A scene has come: paint it now, or after those that wait. @param {Scene} scene */
  receive(scene) {
    this.answered();
    this.queue.push(this.whole(scene));
    this.replay.note(scene);
    this.repeat(scene);
    if (!this.timers.pace) this.next();
  }
  next() {
    clearTimeout(this.timers.pace);
    this.timers.pace = void 0;
    const scene = this.queue.shift();
    if (!scene) return;
    this.show(scene);
    const shown = scene.pace > 0 ? Math.max(scene.pace, this.table.form.hold) : 0;
    const pace = shown * this.bar.pace;
    if (pace > 0) this.timers.pace = window.setTimeout(() => this.next(), pace);
    else this.next();
  }
  /** Do not keep somebody waiting who has pressed something. */
  showLatest() {
    clearTimeout(this.timers.pace);
    this.timers.pace = void 0;
    if (!this.queue.length) return;
    this.queue = this.queue.slice(-1);
    this.next();
  }
  /** @param {Scene} scene */
  show(scene) {
    if (!scene || !scene.game) return;
    const old = this.scene;
    const focused2 = this.root.contains(document.activeElement);
    this.motion.before();
    this.dropPressed();
    this.scene = scene;
    this.pick = this.picking(scene);
    this.table.bubble = null;
    this.table.clearRefusal();
    this.root.dataset.game = scene.game;
    this.root.dataset.seq = String(scene.seq);
    this.root.dataset.mode = scene.mode;
    this.root.setAttribute("aria-label", scene.title);
    this.bar.paint(scene);
    this.repaint();
    if (focused2 && this.keys.isLost(document.activeElement)) this.keys.focus();
    this.fitted(old);
    this.motion.after(old, scene);
    this.race(scene);
    if (old) this.afterNextFrame(() => this.tell(scene));
    else this.tell(scene);
  }
  /** How moves are picked. @param {Scene} scene */
  picking(scene) {
    return new Picking(scene.moves);
  }
  /** Draw the felt anew. */
  repaint() {
    this.table.paint();
    this.keys.updateTabStops();
  }
  /**
   * How high it is in px: with the panel that is folded under it, or without.
   * @param {boolean} isWhole
   */
  height(isWhole) {
    if (isWhole) return this.root.offsetHeight;
    const { top: top2 } = this.root.getBoundingClientRect();
    return this.felt.getBoundingClientRect().bottom - top2;
  }
  /** Draw the table as large as there is room for it. @param {Scene | null} old */
  fitted(old) {
    if (!old) this.fit.look();
    else if (this.scene.turn < old.turn) this.fit.begin();
    else this.fit.paint();
  }
  /** The story, once the table is painted: it must not wait for it. @param {Scene} scene */
  tell(scene) {
    this.motion.start();
    if (scene !== this.scene) return;
    this.panel.paint(scene);
    this.say(scene);
    if (this.replay.at == null) note(this.model.get("ticket"), scene);
  }
  /**
   * Do something after the next frame; a page that is not seen has none.
   * @param {() => void} what
   */
  afterNextFrame(what) {
    if (document.hidden) what();
    else requestAnimationFrame(() => setTimeout(what));
  }
  /** Say each event once, and then what I am asked. @param {Scene} scene */
  say(scene) {
    const first = this.lastTold == null;
    const fresh = scene.story.filter((line) => line.n > (this.lastTold ?? -1));
    this.lastTold = scene.story.at(-1)?.n ?? -1;
    const events = (first ? fresh.slice(-1) : fresh).map((line) => this.art.text(line.text));
    const end = scene.outcome ? [this.art.text(scene.outcome.title)] : [];
    this.live.textContent = [...events, ...end, this.art.text(scene.prompt)].join(" ");
  }
  // --- what a person does ----------------------------------------------------------------------
  /** @param {Press} thing */
  press(thing) {
    if (this.replay.at != null) return this.replay.stop();
    this.table.clearRefusal();
    const { card, zone } = thing;
    const no = card && zone && !this.pick.leads(thing) ? this.refusal(card, zone) : null;
    if (card && zone && no) return this.table.refuse(card, zone, no);
    if (this.pick.comesLater(thing)) return this.table.tell(this.words.first);
    const move = this.pick.press(thing) ?? this.only();
    if (move) return this.make(move);
    this.repaint();
    this.fit.paint();
    const next = this.table.nextPrompt();
    if (next) this.live.textContent = this.art.text(next);
  }
  /** One step of a move back. */
  back() {
    this.table.clearRefusal();
    this.pick.back();
    this.repaint();
  }
  /** Something of the bar is pressed. @param {import("./bar.js").Tool} tool */
  use(tool) {
    if (tool === "load") return this.dialogs.load();
    if (tool !== "whatif") return this.send(tool);
    const decision = lastDecision(this.scene);
    if (decision != null) this.send("whatif", decision);
  }
  /** The one move that is left, if its other presses can be spared. */
  only() {
    const open = this.pick.picked.length ? this.pick.open() : [];
    return open.length === 1 && this.table.form.isPlain(open[0]) ? open[0] : null;
  }
  /**
   * Why a card of my hand, or one that lies before me, can't be played.
   * @param {string} card
   * @param {string} zone
   * @returns {RefusalData | null | undefined}
   */
  refusal(card, zone) {
    const { hand, hand_zone, places } = this.scene;
    if (zone === hand_zone) return hand.find((held) => held.card === card)?.no;
    return places.find((place) => place.zone === zone)?.no?.[card];
  }
  /** Lift what was pressed, if the answer takes longer than the eye would notice. */
  liftPressed() {
    clearTimeout(this.timers.lift);
    this.timers.lift = window.setTimeout(() => this.pressed?.classList.add("cl-sent"), LIFT_AFTER);
  }
  /** Let it lie again. */
  dropPressed() {
    clearTimeout(this.timers.lift);
    this.pressed?.classList.remove("cl-sent");
  }
  /** Make a move; in a race it counts how long it took. @param {MoveData} move */
  make(move) {
    this.liftPressed();
    if (this.scene.race == null) return this.send("move", move.index);
    clearTimeout(this.timers.race);
    return this.send("race", Math.round(performance.now() - this.since));
  }
  /** In a race whoever does not press in time is last. @param {Scene} scene */
  race(scene) {
    clearTimeout(this.timers.race);
    if (scene.race == null) return;
    const late = scene.race + 1;
    this.since = performance.now();
    this.timers.race = window.setTimeout(() => this.send("race", late), late);
  }
  /** @param {string} kind @param {number} [index] @param {{ text?: string }} [more] */
  send(kind, index = 0, more = {}) {
    this.dialogs.hideNotice();
    this.replay.sent(kind);
    const message = { kind, index, seq: this.scene.seq, ...more };
    if (kind !== "hello") this.unheard = message;
    this.post(message);
  }
  /** @param {Message} message */
  post(message) {
    try {
      this.model.send(message);
    } catch {
      return this.watch.gone();
    }
    if (!(this.model instanceof Early)) this.wait(ANSWER_WITHIN);
  }
  /** Find out why Python does not answer, unless it does. @param {number} ms */
  wait(ms) {
    clearTimeout(this.timers.answer);
    this.timers.answer = window.setTimeout(() => this.watch.unanswered(), ms);
  }
  /** Watch whether Python is there. */
  watched() {
    const page = this;
    const watch = new Watch({
      words: this.words.watch,
      say: (text, address) => page.dialogs.last(text, address),
      hello: () => page.hello(),
      ticket: () => page.model.get("ticket"),
      isUnheard: () => page.unheard != null
    });
    watch.listen(this.model.widget_manager?.kernel);
    return watch;
  }
  /** Ask for everything anew, and press again what may have been lost. */
  hello() {
    if (this.model instanceof Early) return;
    this.lost ??= this.unheard;
    this.send("hello");
  }
  /**
   * Python has not heard it if the table is still the same. Where the table has moved on without
   * it, as among people, that is said.
   * @param {Scene} scene
   */
  repeat(scene) {
    const { lost } = this;
    this.lost = null;
    if (!lost) return;
    const isMade = scene.pressed === void 0 || scene.pressed === lost.seq;
    if (lost.seq !== scene.seq)
      return isMade ? void 0 : this.dialogs.say(this.words.watch.unheard);
    this.unheard = lost;
    this.post(lost);
  }
  /** The scene with its whole story, of which it brings the new lines. @param {Scene} scene */
  whole(scene) {
    const told2 = (
      /** @type {Told | undefined} */
      scene.story
    );
    if (!told2 || Array.isArray(told2)) this.story = told2 ?? [];
    else {
      this.story = [...this.story.slice(0, told2.from), ...told2.lines];
      scene.story = this.story;
      if (this.story.length < told2.from + told2.lines.length) setTimeout(() => this.hello());
    }
    return scene;
  }
  /**
   * Python's widget has come for a table that was painted before it.
   * @param {Model} model
   * @param {HTMLElement} el
   */
  connect(model, el) {
    const { held, listeners } = (
      /** @type {Early} */
      this.model
    );
    for (const [what, listener] of listeners) model.on(what, listener);
    this.model = model;
    this.watch.listen(model.widget_manager?.kernel);
    this.answered();
    this.root.removeAttribute("aria-busy");
    this.move(el);
    const scene = model.get("scene");
    if (scene.seq !== this.scene.seq) return this.receive(scene);
    if (!held) return;
    this.unheard = held;
    this.post(held);
  }
  /**
   * Move to the widget's own place, once it is in the page; the focus comes along.
   * @param {HTMLElement} el
   */
  move(el) {
    if (!el.isConnected) return void setTimeout(() => this.move(el), 10);
    this.keeper?.disconnect();
    const focused2 = (
      /** @type {HTMLElement} */
      document.activeElement
    );
    const left2 = this.root.parentElement;
    el.append(this.root);
    left2?.remove();
    if (this.root.contains(focused2)) focused2.focus({ preventScroll: true });
  }
  /** Python is there. */
  answered() {
    clearTimeout(this.timers.answer);
    this.unheard = null;
    this.watch.answered();
  }
  /** A word from Python. @param {News} message */
  hear(message) {
    this.answered();
    if (message.kind !== "ack") {
      this.dropPressed();
      this.lost = null;
    }
    if (message.kind === "refused") this.dialogs.say(message.text);
    else if (message.kind === "error") this.dialogs.say(message.text, true);
    else if (message.kind === "file") this.dialogs.file(message.name, message.text, message.sealed);
    else if (message.kind === "copy") this.dialogs.share(message.text, message.sealed);
  }
  /** A clause, to be opened in the rulebook. @param {string} id @returns {Shown} */
  clause(id) {
    return button("cl-clause", () => this.panel.openClause(id), id);
  }
  stop() {
    for (const timer of Object.values(this.timers)) clearTimeout(timer);
    this.replay.clear();
    this.fit.stop();
    this.watch.stop();
  }
};

// lesson/ending.js
var isBreak = ({ kind }) => kind === "end" || kind === "between";
var small = (sign2, label, press, css = "") => button(`cl-l-small ${css}`.trim(), press, icon(sign2), k("span", {}, label));
function Ending({ step, ...handed }) {
  return k(
    "div",
    { class: "cl-l-end" },
    step.kind === "end" ? [k(Finished, { step, ...handed }), k(RuleCard, { step, ...handed })] : k(Between, { step, ...handed })
  );
}
var Lines = ({ lines, sign: sign2 }) => k(
  "ul",
  {},
  lines.map((text) => k("li", {}, icon(sign2), k("span", {}, text)))
);
function Between({ art, lang, send, step, texts }) {
  const onNow = texts.go_on_now.replace("{n}", String(step.minutes));
  const lobby = { class: "cl-btn cl-quiet", href: `lobby.ipynb?lang=${lang}` };
  return k(
    "div",
    { class: "cl-l-hero" },
    k(Fan, { art }),
    k("h2", { tabIndex: -1 }, `${texts.you_can}:`),
    k(Lines, { lines: step.can, sign: "check" }),
    k("h3", {}, texts.ahead),
    k(Lines, { lines: step.ahead, sign: "right" }),
    k(
      "div",
      { class: "cl-l-row" },
      button("cl-btn", () => send("next"), onNow),
      step.place === "page" ? k("a", lobby, texts.later) : null
    ),
    k("p", { class: "cl-l-kept" }, step.kept)
  );
}
function Finished({ art, lang, send, step, texts }) {
  const { quiz, stars, all, weak = [] } = step;
  const count = (text, n2, of) => text.replace("{n}", String(n2)).replace("{all}", String(of));
  const links = step.place === "page";
  const to = (href, text, lamp = "") => k("a", { class: `cl-btn ${lamp}`, href }, text);
  const over = texts.over.replace("{n}", String(weak.length));
  return k(
    "div",
    { class: "cl-l-hero" },
    k(Fan, { art }),
    k("h2", { tabIndex: -1 }, `${texts.you_can}:`),
    k(Lines, { lines: step.can, sign: "check" }),
    k(
      "p",
      {},
      count(texts.stars, stars, all),
      quiz[1] ? [k("br", {}), count(texts.quizzed, ...quiz)] : null
    ),
    k(
      "div",
      { class: "cl-l-row" },
      links ? to(`${step.game}.ipynb?lang=${lang}`, texts.play) : null,
      weak.length ? button("cl-btn cl-quiet", () => send("go", weak[0]), over) : null,
      links && step.next ? to(`learn.ipynb?game=${step.next}&lang=${lang}`, texts.next_lesson, "cl-quiet") : null
    )
  );
}
function Fan({ art }) {
  const known = Object.keys(art.drawings.pieces);
  const five = [0, 0.3, 0.5, 0.7, 0.99].map((part2) => known[Math.floor(part2 * known.length)]);
  return k(
    "div",
    { class: "cl-l-fan", "aria-hidden": "true" },
    five.map((card) => art.face(card))
  );
}
function RuleCard({ showText, step, texts }) {
  const copy = (text) => () => showText(texts.copy, text);
  return k(
    "section",
    { class: "cl-l-card" },
    k("h3", {}, `${step.title}: ${texts.card}`),
    step.card.map((text) => k("p", {}, text)),
    k(
      "div",
      { class: "cl-l-row" },
      small("save", texts.print, () => print(step, texts.card)),
      small("share", texts.copy, copy(step.card.join("\n"))),
      small("share", texts.export, copy(step.line))
    )
  );
}
function print(step, title) {
  const frame = document.createElement("iframe");
  frame.className = "cl-unseen";
  frame.title = title;
  document.body.append(frame);
  const inside = frame.contentDocument;
  if (!inside) return;
  inside.title = step.title;
  inside.body.style.font = "14pt/1.5 system-ui, sans-serif";
  Q([k("h1", {}, step.title), step.card.map((text) => k("p", {}, text))], inside.body);
  frame.contentWindow?.print();
  setTimeout(() => frame.remove(), 6e4);
}

// lesson/marks.js
var Marks = class extends Picking {
  /**
   * @param {LessonStep} step
   * @param {string} all what stands on the button that ends a choice
   * @param {(rich: Rich) => string} text reads a label aloud
   */
  constructor(step, all, text) {
    super([]);
    this.step = step;
    this.all = all;
    this.text = text;
    this.marked = [...step.marked];
    this.marking = true;
    this.isFixed = step.done || step.waits;
  }
  /** The number of a thing that can be marked, or -1. @param {Press} thing */
  index(thing) {
    return this.step.targets.findIndex((other) => same(other, thing));
  }
  /** @param {Press} thing */
  leads(thing) {
    return !this.isFixed && this.index(thing) >= 0;
  }
  /** @param {Press} thing */
  invites(thing) {
    return this.leads(thing);
  }
  /** @param {Press} thing */
  isPicked(thing) {
    return this.marked.includes(this.index(thing));
  }
  back() {
    this.marked.pop();
  }
  /** Mark a thing, or take the mark back; a single answer needs no more. @param {number} index */
  toggle(index) {
    const at = this.marked.indexOf(index);
    if (at >= 0) this.marked.splice(at, 1);
    else this.marked.push(index);
  }
  /** Whether the answer is whole without a further press. */
  isWhole() {
    const { many, ordered, enough } = this.step;
    return ordered ? this.marked.length === enough : !many;
  }
  /**
   * The things that are drawn as buttons, and the button that ends a choice of several.
   * @returns {MoveData[]}
   */
  buttons() {
    const shown = this.step.targets.map((thing, i2) => ({ thing, i: i2, label: this.step.labels[i2] })).filter(({ thing }) => thing.choice);
    const bare = { verb: "", key: "", then: null, any: 0 };
    const things = shown.map(({ thing, i: i2, label }) => ({
      ...bare,
      index: i2,
      label,
      short: label,
      say: this.text(label),
      face: thing.choice?.startsWith("tray ") ? thing.choice.slice(5) : void 0,
      marked: this.marked.includes(i2),
      steps: [thing]
    }));
    if (this.isFixed || !this.step.many || this.step.ordered) return things;
    const all = { ...bare, index: -1, label: [this.all], short: [this.all], say: this.all };
    return [...things, { ...all, steps: [] }];
  }
};
var Trying = class extends Picking {
  /** @param {Press} thing */
  invites(thing) {
    return this.leads(thing);
  }
  comesLater() {
    return false;
  }
};

// lesson/progress.js
var MARKS = { "": ".", star: "s", tick: "t", shown: "o" };
var name = (game) => `cardlab-path-${game}`;
function noteProgress(game, lang, path) {
  const steps = path.chapters.flatMap((chapter) => chapter.steps);
  const next = steps.find((step) => !step.mark)?.title ?? "";
  const mark = (text) => MARKS[
    /** @type {"star"} */
    text
  ] ?? "s";
  const marks = path.chapters.map(({ steps: steps2 }) => steps2.map((step) => mark(step.mark)).join(""));
  const { done, all, minutes } = path;
  write(name(game), { done, all, next, lang, marks, minutes });
}

// lesson/path.js
var isAlone = (step) => step?.all === 1;
var Path = class {
  /** @param {Handed} handed */
  constructor(handed) {
    this.handed = handed;
    this.node = document.createElement("nav");
    this.node.className = "cl-l-path";
    this.node.setAttribute("aria-label", handed.texts.path);
    this.rules = box("cl-l-rules");
    this.rules.setAttribute("role", "region");
    this.rules.setAttribute("aria-label", handed.texts.rules);
    this.path = null;
    this.restored = false;
  }
  /** @param {LessonPath} path */
  paint(path) {
    this.path = path;
    this.draw();
    if (this.handed.scene().step?.place !== "page") return;
    const kept = this.kept();
    this.handed.root.classList.toggle("cl-l-restoring", Boolean(kept) && path.done === 0);
    if (this.handed.isEarly()) return;
    if (path.done > 0 || !kept) this.save(path);
    else this.restore(kept);
  }
  /** What the browser has kept of this lesson. @returns {string} */
  kept() {
    try {
      return localStorage.getItem(this.path?.key ?? "") ?? "";
    } catch {
      return "";
    }
  }
  /** @param {LessonPath} path */
  save(path) {
    if (path.done <= 0) return;
    try {
      localStorage.setItem(path.key, path.kept);
    } catch {
    }
    const { game, lang } = this.handed.scene();
    noteProgress(game, lang, path);
  }
  /** Send what was kept, once. @param {string} kept */
  restore(kept) {
    const { root } = this.handed;
    if (this.restored) return root.classList.remove("cl-l-restoring");
    this.restored = true;
    setTimeout(() => root.classList.remove("cl-l-restoring"), 4e3);
    this.handed.send("load", 0, { text: kept });
  }
  draw() {
    const { path } = this;
    const { step } = this.handed.scene();
    if (!path || !step) return;
    const { texts } = this.handed;
    const ids = path.chapters.flatMap(({ steps }) => steps.map(({ id }) => id));
    const stop2 = ids.includes(step.id) ? step.id : ids[0];
    this.node.hidden = isAlone(step);
    this.rules.hidden = isAlone(step) || step.kind === "game" || isBreak(step);
    Q(
      [
        k("h1", { class: "cl-l-game" }, path.title),
        k(
          "span",
          { class: "cl-l-count" },
          texts.of.replace("{n}", String(path.done)).replace("{all}", String(path.all))
        ),
        k(
          "ol",
          { class: "cl-l-chapters" },
          path.chapters.map(({ title, steps }) => {
            const here = steps.some(({ id }) => id === step.id);
            return k(
              "li",
              { class: here ? "cl-l-here" : "", style: { "--steps": steps.length } },
              k("span", { class: "cl-l-chapter" }, title),
              k(
                "span",
                { class: "cl-l-steps" },
                steps.map((other) => this.mark(other, other.id === step.id, other.id === stop2))
              )
            );
          })
        )
      ],
      this.node
    );
    Q(this.list(path, step.clauses ?? []), this.rules);
  }
  /**
   * @param {LessonPath["chapters"][0]["steps"][0]} step
   * @param {boolean} now whether it is the step that is shown
   * @param {boolean} isStop whether the tab key stops at it
   */
  mark({ mark, n: n2, title }, now, isStop) {
    const { send, texts } = this.handed;
    const state = texts[
      /** @type {"star" | "tick" | "shown" | "open"} */
      mark || "open"
    ];
    const name2 = texts.step.replace("{n}", String(n2 + 1)).replace("{title}", title);
    return k(
      "button",
      {
        type: "button",
        class: `cl-l-dot cl-l-is-${mark || "open"}${now ? " cl-l-now" : ""}`,
        title: `${name2}: ${state}`,
        "aria-label": `${name2}: ${state}`,
        "aria-current": now ? "step" : void 0,
        tabIndex: isStop ? 0 : -1,
        onClick: () => send("go", n2),
        onKeyDown: (event) => this.walk(event, n2)
      },
      k("i", {})
    );
  }
  /** Go to another mark by the arrows. @param {KeyboardEvent} event @param {number} n */
  walk(event, n2) {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const marks = (
      /** @type {NodeListOf<HTMLElement>} */
      this.node.querySelectorAll(".cl-l-dot")
    );
    marks[n2 + way]?.focus();
  }
  /**
   * The clauses: known, of this step, and to come.
   * @param {LessonPath} path
   * @param {string[]} now
   */
  list({ rules }, now) {
    const { openRule, texts } = this.handed;
    const known = rules.filter((rule) => rule.known && !now.includes(rule.id));
    const learning = rules.filter((rule) => now.includes(rule.id));
    const open = rules.filter((rule) => !rule.known && !now.includes(rule.id));
    const n2 = rules.filter((rule) => rule.known).length;
    const groups = (
      /** @type {const} */
      [
        [texts.can, known.slice(-5), "known"],
        [texts.learning, learning, "learning"],
        [texts.to_come, open.slice(0, 6), "open"]
      ]
    );
    return [
      k("h3", {}, texts.rules),
      k("p", {}, texts.yours.replace("{n}", String(n2)).replace("{all}", String(rules.length))),
      groups.filter(([, rules2]) => rules2.length).map(([title, rules2, css]) => [
        k("h4", {}, title),
        k(
          "ul",
          {},
          rules2.map(
            (rule) => k(
              "li",
              { class: `cl-l-rule cl-l-${css}${rule.known ? " cl-l-known" : ""}` },
              k("i", {}, rule.known ? icon("check") : null),
              button("", () => openRule(rule.id), rule.title)
            )
          )
        )
      ])
    ];
  }
};

// lesson/verdict.js
var SIGNS3 = {
  right: "check",
  wrong: "cross",
  refused: "cross",
  guessed: "bulb",
  unwritten: "bulb",
  told: "book"
};
function Verdict({ art, texts, step, sign: sign2, goOn }) {
  const { code, hints, verdict } = step;
  const state = verdict?.state;
  const hint = (text, i2 = 0) => k(
    "p",
    { class: "cl-l-hint" },
    k("b", {}, texts.hint.replace("{n}", String(i2 + 1))),
    " ",
    art.line(text)
  );
  const go = { class: "cl-btn cl-l-go-on", onClick: goOn };
  return k(
    "div",
    {
      class: `cl-l-verdict cl-l-${state === "told" ? "new" : state ?? "help"}`,
      role: "status",
      hidden: !verdict && !hints.length && !code
    },
    k("span", { class: "cl-l-mark" }, icon(state ? SIGNS3[state] : "bulb")),
    k(
      "div",
      {},
      verdict?.call ? k("p", {}, k("code", {}, verdict.call)) : null,
      verdict ? sentence({ art, texts, step, sign: sign2 }, verdict) : null,
      step.done && state === "right" && step.guess.length ? guessed({ art, texts, step }) : null,
      hints.map(hint),
      state === "told" ? k("button", { type: "button", ...go }, texts.go_on, icon("right")) : null,
      code ? k("pre", { tabIndex: 0 }, k("code", {}, code)) : null
    )
  );
}
function sentence({ art, texts, step, sign: sign2 }, { state, text, clause }) {
  const isEarned = state !== "right" || step.earned;
  const last = step.guess.at(-1);
  const stop2 = typeof last === "string" && last.endsWith(".") ? " " : ". ";
  const isGuess = state === "guessed";
  return k(
    "p",
    {},
    k("b", {}, texts[isEarned ? state : "did_it"]),
    " ",
    isGuess ? [art.line(step.guess), stop2] : null,
    art.line(text),
    clause && !isGuess ? sign2(clause) : null
  );
}
function guessed({ art, texts, step }) {
  const isSurprised = step.guess_right === false;
  return k(
    "p",
    { class: `cl-l-guess cl-l-guess-${isSurprised ? "wrong" : "right"}` },
    isSurprised ? texts.guess_wrong : texts.guess_right,
    " ",
    art.line(step.guess)
  );
}

// lesson/step_view.js
var VERDICT = 66;
var EDGE = 6;
var views = 0;
var readingOf = (step) => JSON.stringify([isBreak(step) ? step.kind : step.id, step.wants]);
var isOfLines = ({ targets }) => targets?.some((thing) => thing.choice?.startsWith("line ")) ?? false;
var isOpen = ({ done, waits }) => !done && !waits;
var StepView = class {
  /** @param {Handed} handed */
  constructor(handed) {
    this.handed = handed;
    this.path = new Path(handed);
    this.reading = "";
    this.isPart = false;
    this.step = "";
    this.isPlaying = false;
    this.id = `cl-told-${views += 1}`;
    this.over = box("cl-l-around");
    this.under = box("cl-l-around");
    const { frame } = handed;
    const columns2 = box("cl-l-columns");
    const main = box("cl-l-main");
    frame.before(this.path.node, columns2);
    columns2.append(main, this.path.rules);
    main.append(this.over, frame, this.under);
  }
  /** @param {Scene} scene */
  paint(scene) {
    const { step } = scene;
    if (!step) return;
    this.dress(step, scene);
    this.path.draw();
    const isNew = this.reading !== readingOf(step);
    const { isPlaying } = this;
    this.reading = readingOf(step);
    this.isPlaying = step.kind === "game" && scene.story.length > 0;
    if (isNew) this.isPart = this.step === step.id;
    this.step = step.id;
    if (isBreak(step)) {
      const { art, send, showText, texts } = this.handed;
      Q(null, this.over);
      Q(k(Ending, { art, lang: scene.lang, send, showText, step, texts }), this.under);
      return;
    }
    Q(this.task(step), this.over);
    const verdict = k(Verdict, { ...this.handed, step });
    Q([this.answer(step), verdict, this.foot(step)], this.under);
    if (isNew) this.emptyNumber();
    this.keepInSight(step.verdict?.state === "told");
    this.paintSpots(step);
    this.paintOrder(step);
    if (isNew || isPlaying !== this.isPlaying) this.handed.fit.begin();
    else this.handed.fit.paint();
  }
  /** @param {string} selector @returns {HTMLElement | null} */
  find(selector) {
    return this.handed.root.querySelector(selector);
  }
  /** What is to be read first: of a step its heading and rule, of a later part its task. */
  toRead() {
    return this.find(this.isPart ? ".cl-prompt" : ".cl-l-title, .cl-l-end h2");
  }
  get next() {
    return (
      /** @type {HTMLButtonElement | null} */
      this.find(".cl-l-next")
    );
  }
  /** The height of a step in px, with room for the verdict that is still to come. */
  get height() {
    const { root, scene } = this.handed;
    const foot = this.find(".cl-l-foot");
    if (!foot) return root.offsetHeight;
    const isJudged = scene().step?.kind !== "game";
    const isToCome = isJudged && this.find(".cl-l-verdict")?.hidden;
    const { bottom } = foot.getBoundingClientRect();
    return bottom - root.getBoundingClientRect().top + EDGE + (isToCome ? VERDICT : 0);
  }
  /**
   * The classes of the page that say what is going on, and what the table has to hold.
   * @param {LessonStep} step
   * @param {Scene} scene
   */
  dress(step, { hand, places, story }) {
    const { root, dress: dress2 } = this.handed;
    root.dataset.kind = step.kind;
    const isGame = step.kind === "game";
    const ofLines = isOfLines(step);
    dress2({
      "cl-l-lines": ofLines,
      "cl-l-alone": isAlone(step),
      "cl-l-step": !isGame && !isBreak(step),
      "cl-l-asks": ofLines || this.asks(step),
      "cl-l-owns": places.length > 0 && hand.length > 0,
      "cl-l-no-table": step.table === false,
      "cl-l-playing": isGame && story.length > 0,
      "cl-marking": step.targets?.length > 0,
      "cl-l-several": step.many && !step.ordered,
      "cl-l-guessing": step.guessing && !step.done,
      "cl-l-frozen": step.frozen || step.done
    });
  }
  /** The rule. @param {LessonStep} step */
  task(step) {
    const { art, sign: sign2 } = this.handed;
    const { clauses, later, title, wants } = step;
    const told2 = step.kind === "game" ? [...step.told, " ", ...wants] : step.told;
    const signs = clauses.map((id) => sign2(id));
    return [
      k("h2", { class: "cl-l-title", tabIndex: -1, "aria-describedby": this.id }, title),
      k(
        "p",
        { class: "cl-l-told", hidden: !told2.length && !later.length },
        k(
          "span",
          { id: this.id },
          later.length ? [art.line(told2), " "] : glued(art.line(told2), signs)
        ),
        // What is told after a guess.
        k(
          "span",
          { "aria-live": "polite" },
          later.length ? k("mark", {}, glued(art.line(later), signs)) : null
        )
      )
    ];
  }
  /** Number the targets that are pressed in order. @param {LessonStep} step */
  paintOrder(step) {
    const { felt, marks } = this.handed;
    for (const old of felt.querySelectorAll("[data-nth]")) old.removeAttribute("data-nth");
    if (!step.ordered) return;
    const marked = marks()?.marked ?? step.marked;
    marked.forEach((index, i2) => {
      const found = felt.querySelector(placeOf(step.targets[index]));
      found?.setAttribute("data-nth", String(i2 + 1));
    });
  }
  /** Mark on the table what the step is about. @param {LessonStep} step */
  paintSpots(step) {
    const { felt } = this.handed;
    const spotted = step.spots.map(
      ({ zone, seat }) => felt.querySelector(seat ? `.cl-seats > [data-key="${seat}"]` : placeOf({ zone }))
    );
    for (const old of felt.querySelectorAll("[data-spot]"))
      if (!spotted.includes(old)) old.removeAttribute("data-spot");
    for (const found of spotted) found?.setAttribute("data-spot", "");
  }
  /** Whether there is something to choose from, or a number to type; what was right stays there.
   * @param {LessonStep} step */
  asks(step) {
    const { kind, options } = step;
    return isOpen(step) ? kind === "number" || kind === "choose" : kind === "choose" && options.some(({ right }) => right);
  }
  /** @param {LessonStep} step */
  answer(step) {
    const { art, send } = this.handed;
    const option = (of, i2 = 0) => {
      const { label, pieces: pieces2, right, tried } = of;
      const sign2 = tried ? icon("cross") : right ? icon("check") : String.fromCharCode(65 + i2);
      return k(
        "button",
        {
          type: "button",
          class: `cl-l-option${tried ? " cl-l-tried" : right ? " cl-l-found" : ""}`,
          disabled: tried || !isOpen(step),
          "aria-label": label.length ? void 0 : pieces2.map((card) => art.name(card)).join(", "),
          onClick: () => send("choose", i2)
        },
        k("b", { class: "cl-l-letter", "aria-hidden": "true" }, sign2),
        k("span", { class: "cl-l-pieces" }, art.faces(pieces2)),
        k("span", {}, art.line(label))
      );
    };
    const inside = step.kind === "number" ? this.keypad() : step.options.map(option);
    return k("div", { class: "cl-l-answer", role: "group", hidden: !this.asks(step) }, inside);
  }
  keypad() {
    const { send, texts } = this.handed;
    const go = () => {
      const box2 = (
        /** @type {HTMLInputElement} */
        this.find(".cl-l-number")
      );
      const value = parseInt(box2.value, 10);
      if (!Number.isFinite(value)) return;
      send("number", value);
      box2.select();
    };
    const number = k("input", {
      type: "text",
      inputMode: "numeric",
      maxLength: 4,
      class: "cl-l-number",
      "aria-label": texts.number,
      onKeyDown: (event) => {
        if (event.key === "Enter" && !event.shiftKey && !event.ctrlKey) go();
      }
    });
    return [
      k("label", { class: "cl-l-label" }, texts.number, " ", number),
      button("cl-btn", go, texts.check)
    ];
  }
  /** Empty the field, as another number is asked for. */
  emptyNumber() {
    const field = (
      /** @type {HTMLInputElement | null} */
      this.find(".cl-l-number")
    );
    if (field) field.value = "";
  }
  /**
   * Lay the rule that is told in a whole game over the page, at the lower edge of the window.
   * JupyterLab and Voila cut off what an output lets stick there, but for a popover.
   * @param {boolean} isTold
   */
  keepInSight(isTold) {
    const verdict = (
      /** @type {HTMLElement} */
      this.find(".cl-l-verdict")
    );
    if (isTold && !verdict.popover) {
      verdict.popover = "manual";
      verdict.showPopover();
    } else if (!isTold) verdict.popover = null;
  }
  /** @param {LessonStep} step */
  foot(step) {
    const { goOn, send, texts } = this.handed;
    const { done, frozen, hints, kind, last, left: left2, waits } = step;
    const open = isOpen(step);
    const isGuess = kind === "choose" && step.guessing;
    const hint = texts.hint.replace("{n}", String(hints.length + 1));
    const hasAgain = kind !== "code" && kind !== "look" && (done || frozen);
    const hasNext = (waits || !isAlone(step)) && !(waits && kind === "game");
    return k(
      "div",
      { class: "cl-l-foot" },
      k(
        "div",
        { class: "cl-l-hints" },
        open && !isGuess ? [
          left2 > 0 ? small("bulb", hint, () => send("hint")) : null,
          small("eye", texts.solve, () => send("solve"))
        ] : null
      ),
      hasAgain ? small("undo", texts.again, () => send("anew"), frozen && open ? "cl-l-call" : "") : null,
      k(
        "button",
        {
          type: "button",
          class: `cl-btn cl-l-next${open ? " cl-quiet" : ""}`,
          disabled: open,
          hidden: !hasNext,
          onClick: goOn
        },
        k("span", {}, waits ? texts.go_on : last ? texts.finish : texts.next),
        icon("right")
      )
    );
  }
};
function placeOf({ seat, card, zone }) {
  if (seat !== void 0) return `.cl-seats > [data-key="seat ${seat}#1"]`;
  if (card) return `[data-zone="${CSS.escape(zone ?? "")}"] [data-key="${CSS.escape(card)}#1"]`;
  return `[data-zone="${CSS.escape(zone ?? "")}"]`;
}
function glued(parts, signs) {
  const last = parts.at(-1);
  if (typeof last !== "string" || !last || !signs.length) return [...parts, ...signs];
  const at = last.trimEnd().lastIndexOf(" ") + 1;
  const word = k("span", { class: "cl-l-glued" }, last.slice(at), signs);
  return [...parts.slice(0, -1), last.slice(0, at), word];
}

// lesson/lesson.js
var LessonPage = class extends Page {
  /** @param {Model} model @param {HTMLElement} el */
  constructor(model, el) {
    super(model, el);
    this.root.classList.add("cl-lesson");
    this.told = "";
    const { art, felt, fit, frame, root, texts } = this;
    this.view = new StepView({
      ...{ art, felt, fit, frame, root, texts },
      scene: () => this.scene,
      marks: () => this.marks,
      isEarly: () => this.model instanceof Early,
      send: (kind, index, more) => this.send(kind, index, more),
      goOn: () => this.goOn(),
      dress: (looks) => dress(root, looks),
      sign: (id) => this.clause(id),
      openRule: (id) => this.openRule(id),
      showText: (title, text) => this.dialogs.showText(title, text)
    });
  }
  start() {
    super.start();
    this.paintPath(this.model.get("path"));
    if (this.scene.step?.place === "notebook") this.comeIntoSight();
    return this;
  }
  /**
   * Scroll a notebook to the step when it is first shown. JupyterLab goes to the cell below once it
   * has run this one: the step comes back until the learner does something, at most for a second.
   */
  comeIntoSight() {
    const ended = new AbortController();
    const end = () => ended.abort();
    const come = () => {
      if (!ended.signal.aborted) this.root.scrollIntoView({ block: "start" });
    };
    for (const ms of [0, 300, 1e3]) setTimeout(come, ms);
    for (const name2 of ["wheel", "pointerdown", "keydown"])
      document.addEventListener(name2, end, { signal: ended.signal, capture: true });
    setTimeout(end, 1100);
  }
  /** @returns {LessonWords} */
  get texts() {
    return (
      /** @type {LessonWords} */
      this.words.lesson
    );
  }
  /** The marks of an answer; null where moves are made. */
  get marks() {
    return this.pick instanceof Marks ? this.pick : null;
  }
  /** @param {Scene} scene */
  picking(scene) {
    const { step } = scene;
    const text = (rich) => this.art.text(rich);
    if (!step || step.kind === "game") return super.picking(scene);
    return step.targets?.length > 0 ? new Marks(step, this.texts.all, text) : new Trying(scene.moves);
  }
  /** In a step each press is the learner's own. */
  only() {
    return this.scene.step?.kind === "game" ? super.only() : null;
  }
  /** @param {Scene} scene */
  show(scene) {
    const focused2 = this.root.contains(document.activeElement);
    const read2 = this.view.reading;
    super.show(scene);
    this.view.paint(scene);
    if (this.view.reading !== read2 && read2) this.arrive(focused2);
    else if (focused2) this.keepFocus();
  }
  /**
   * Begin another step or part: it is seen from its top, and read before anything is pressed.
   * @param {boolean} focused whether the focus was in the lesson
   */
  arrive(focused2) {
    this.view.path.node.scrollIntoView({ block: "nearest" });
    if (focused2) this.view.toRead()?.focus({ preventScroll: true });
  }
  /** Say what happened; of another step or part the task in its place. @param {Scene} scene */
  say(scene) {
    const { step } = scene;
    if (!step || step.kind === "game") {
      super.say(scene);
      return;
    }
    const reading = readingOf(step);
    const isNew = this.told !== reading;
    this.told = reading;
    const fresh = scene.story.filter((line) => line.n > (this.lastTold ?? -1));
    this.lastTold = scene.story.at(-1)?.n ?? -1;
    const lines = isNew ? [step.wants ?? []] : fresh.map((line) => line.text);
    this.live.textContent = lines.map((line) => this.art.text(line)).join(" ");
  }
  /** The task stands in the place of the prompt; a game asks by itself. */
  changes() {
    const { step } = this.scene;
    if (!step) return {};
    const isBare = isOfLines(step);
    if (step.kind === "game" || isBreak(step)) return { isBare };
    const prompt = [
      k("i", { class: "cl-lamp", "aria-hidden": "true" }),
      k("b", {}, this.art.line(step.wants)),
      step.about ? k("span", { class: "cl-unseen" }, ` ${step.about}`) : null
    ];
    return { prompt, isBare };
  }
  /** How high the step is, in px. */
  height() {
    return this.view.height;
  }
  /** The view does it, once it has painted what lies round the table. @param {Scene | null} old */
  fitted(old) {
    if (!old) super.fitted(old);
  }
  /** Give the focus to what comes next, when the field or the option that had it is gone. */
  keepFocus() {
    const at = document.activeElement;
    const { next } = this.view;
    if (!this.keys.isLost(at) && at?.checkVisibility()) return;
    if (!next || next.disabled || next.hidden) this.keys.focus();
    else next.focus({ preventScroll: true });
  }
  /** @param {LessonPath | undefined} path */
  paintPath(path) {
    if (path) this.view.path.paint(path);
  }
  /** A quiet sign for a clause, which opens it. @param {string} id */
  clause(id) {
    const rule = this.words.rules.find((known) => known.id === id);
    const name2 = rule?.title ?? id;
    const attributes = { class: "cl-l-sign", title: name2, "aria-label": name2 };
    return k("button", { type: "button", ...attributes, onClick: () => this.openRule(id) }, "§");
  }
  /** Open a clause over the page. @param {string} id */
  openRule(id) {
    const rule = this.words.rules.find((known) => known.id === id);
    if (rule) this.dialogs.open(rule.title, k("p", {}, rule.text));
  }
  // --- what a learner does ---------------------------------------------------------------------
  /** @param {Press} thing */
  press(thing) {
    if (this.marks) {
      this.mark(this.marks.index(thing));
      return;
    }
    const held = this.scene.hand.find((shown) => shown.card === thing.card);
    const tried = held?.no?.tried;
    if (tried === void 0 || thing.zone !== this.scene.hand_zone) super.press(thing);
    else this.send("move", tried);
  }
  /** @param {MoveData} move */
  make(move) {
    const { marks } = this;
    if (!marks) super.make(move);
    else if (move.index >= 0) this.mark(move.index);
    else if (marks.marked.length) this.send("answer");
  }
  /** Mark a thing; an answer that is whole is sent at once. @param {number} index */
  mark(index) {
    const { marks } = this;
    if (!marks || marks.isFixed || index < 0) return;
    marks.toggle(index);
    this.send("mark", index);
    if (marks.isWhole()) {
      this.send("answer");
      return;
    }
    this.repaint();
    this.view.paint(this.scene);
  }
  /** The next part, step or sitting. */
  goOn() {
    this.send("next");
  }
};

// together/kernel_line.js
var KernelLine = class {
  /**
   * @param {Model} model
   * @param {(message: TogetherNews) => void} take is handed what the server says
   * @param {(why: "cut" | "open") => void} tell is told how the kernel's connection is
   */
  constructor(model, take, tell) {
    this.model = model;
    this.hear = (message) => message.kind === "cut" || message.kind === "open" ? tell(message.kind) : take(message);
    model.on("msg:custom", this.hear);
    this.send({ kind: "hello" });
  }
  /** @param {any} message */
  send(message) {
    this.model.send(message);
  }
  end() {
    this.model.off("msg:custom", this.hear);
  }
};

// shell/model.js
var Model = class {
  /**
   * @param {number} number the widget's number
   * @param {Record<string, any>} state
   * @param {(message: any) => void} post sends a message to what runs the table
   */
  constructor(number, state, post) {
    this.number = number;
    this.state = state;
    this.post = post;
    this.hearers = /* @__PURE__ */ new Map();
  }
  /** @param {string} name */
  get(name2) {
    return this.state[name2];
  }
  /** A page changes nothing by itself: it sends messages. */
  set() {
  }
  save_changes() {
  }
  /** @param {string} what @param {(value: any) => void} hearer */
  on(what, hearer) {
    if (!this.hearers.has(what)) this.hearers.set(what, /* @__PURE__ */ new Set());
    this.hearers.get(what)?.add(hearer);
  }
  /** @param {string} what @param {(value: any) => void} hearer */
  off(what, hearer) {
    this.hearers.get(what)?.delete(hearer);
  }
  /** @param {any} message */
  send(message) {
    this.post({ kind: "message", widget: this.number, what: message });
  }
  /** Python's state has changed. @param {Record<string, any>} state */
  take(state) {
    Object.assign(this.state, state);
    for (const name2 of Object.keys(state)) this.tell(`change:${name2}`, state[name2]);
  }
  /** @param {string} what @param {any} value */
  tell(what, value) {
    for (const hearer of [...this.hearers.get(what) ?? []]) hearer(value);
  }
};

// together/head.js
function Head({ data, now, told: told2, left: left2, text, send, name: name2, title }) {
  const mine = now?.me == null ? null : now.chairs[now.me];
  const who = mine || !now ? text("you", { name: mine?.name ?? name2 }) : text("looks");
  const table2 = now && !data.alone ? ` · ${text("table", { n: now.table })}` : "";
  const isAway = mine?.is === "away";
  const isOver = now?.state === "over" && now.again != null;
  const does = (kind, label) => button("", () => send({ kind }), text(label));
  return [
    now || name2 ? k("h1", { class: "title" }, now ? [k("b", {}, who), table2, ` · ${title}`] : who) : null,
    k("p", { class: "told", role: "status" }, told2),
    // It is read once, with the status: a screen reader is not to count along.
    left2 ? k("b", { class: "left", "aria-hidden": "true" }, text("seconds", { n: left2 })) : null,
    isAway ? does("back", "back") : null,
    mine && isOver ? does("again", "again") : null,
    data.alone ? k("a", { href: `${data.path}/` }, text("other")) : null,
    now && mine && now.state !== "open" && !data.alone ? k(Menu, { data, now, text, send }, isAway ? null : does("leave", "leave")) : null
  ];
}
function Menu({ data, now, text, send, children }) {
  const people = text("people");
  const close = ({ key, currentTarget }) => key === "Escape" && /** @type {Element} */
  currentTarget.removeAttribute("open");
  return k(
    "details",
    { class: "menu", onKeyDown: close },
    k("summary", { "aria-label": people, title: people }, "⋯"),
    k(
      "div",
      {},
      k("ul", { "aria-label": people }, k(People, { data, now })),
      k("p", {}, text("say")),
      data.phrases.map((phrase, index) => button("", () => send({ kind: "say", index }), phrase)),
      children
    )
  );
}
var People = ({ data, now: { chairs, me } }) => chairs.map(
  ({ name: name2, is }, n2) => k(
    "li",
    { "data-is": is, class: n2 === me ? "me" : "" },
    k("b", {}, name2),
    is === "here" ? "" : ` (${data.presence[is]})`
  )
);
var Gathering = ({ data, now, text, send }) => k(
  "section",
  { class: "gather" },
  k("ul", {}, k(People, { data, now })),
  k("p", {}, text("begins")),
  now.me == null ? null : button("", () => send({ kind: "start" }), text("begin"))
);

// together/room.js
var SAID2 = 5e3;
var RoomPage = class {
  /**
   * @param {PupilData} data
   * @param {HTMLElement} root where it is shown
   * @param {Connect} connect opens the line to the server
   * @param {Render} show shows a table
   */
  constructor(data, root, connect, show3) {
    this.data = data;
    this.root = root;
    this.show = show3;
    root.classList.add("room");
    const isPage = root === document.body;
    this.head = document.createElement("header");
    this.gather = box("");
    this.place = box("place");
    this.model = null;
    this.shown = "";
    this.stop = () => {
    };
    this.el = box("");
    this.said = "";
    this.left = 0;
    this.clock = void 0;
    this.lasting = "";
    this.now = null;
    this.name = "";
    const inside = document.createElement(isPage ? "main" : "div");
    inside.append(this.gather, this.place);
    root.replaceChildren(this.head, inside);
    root.addEventListener("click", ({ target }) => this.closeMenu(target));
    this.wait(this.text("joining"));
    this.line = connect(
      (message) => this.take(message),
      (why) => this.lineIs(why)
    );
  }
  /** Take the page away. */
  end() {
    this.line.end();
    this.stop();
  }
  /** @param {string} name @param {Record<string, string | number>} [fields] */
  text(name2, fields = {}) {
    return filled(this.data.words[name2], fields);
  }
  /** @param {"cut" | "open" | "gone"} why */
  lineIs(why) {
    const isUnsaid = why === "cut" && !this.line?.watches?.size;
    this.lasting = why === "gone" ? this.text("full") : isUnsaid ? this.text("cut") : "";
    this.draw();
  }
  /** What the server says. @param {TogetherNews} message */
  take(message) {
    if (message.kind === "table" || message.kind === "state") this.follow(message.clock);
    if (message.kind === "table") this.whole(message.state, message.presence);
    else if (message.kind === "state") this.model?.take(message.what);
    else if (message.kind === "news") this.model?.tell("msg:custom", message.what);
    else if (message.kind === "presence") this.presence(message.what);
    else if (message.kind === "hall") this.hall(message.name, message.text);
    else if (message.kind === "said") this.hear(message.by, message.index);
    else if (message.kind !== "beat") {
      this.line.end();
      this.lasting = this.text(message.kind);
      this.draw();
    }
  }
  /**
   * All that there is: when the page has come, after a cut, and at another table.
   * @param {State} state
   * @param {PresenceNews} presence
   */
  whole(state, presence) {
    const shown = `${presence.table} ${presence.me} ${state.scene.game}`;
    if (this.model && shown === this.shown) {
      this.presence(presence);
      return this.model.take(state);
    }
    this.shown = shown;
    this.model = new Model(0, state, ({ what }) => this.line.send(what));
    this.presence(presence);
    this.stop();
    Q(null, this.place);
    this.el.remove();
    this.el = box("");
    this.place.append(this.el);
    const stop2 = this.show({ model: this.model, el: this.el });
    this.stop = async () => (await stop2)();
  }
  /** There is no table for this page. @param {string} name @param {string} text */
  hall(name2, text) {
    this.stop();
    this.stop = () => {
    };
    this.follow(null);
    this.model = this.now = null;
    this.shown = "";
    this.name = name2;
    this.draw();
    this.place.hidden = false;
    this.el.remove();
    this.wait(text);
  }
  /** Say in the place of a table why there is none. @param {string} text */
  wait(text) {
    Q(k("p", { class: "waits" }, text), this.place);
  }
  /** Close the menu, unless its own sign was pressed. @param {EventTarget | null} target */
  closeMenu(target) {
    const menu = this.head.querySelector(".menu");
    const isSign = menu?.firstElementChild?.contains(
      /** @type {Node | null} */
      target
    );
    if (!isSign) menu?.removeAttribute("open");
  }
  /** Draw what stands over the table, and what does until it begins. */
  draw() {
    const { data, name: name2, now } = this;
    const title = this.model?.get("scene").title ?? "";
    const handed = {
      data,
      now,
      text: (name3, fields) => this.text(name3, fields),
      send: (message) => this.line.send(message)
    };
    const told2 = this.told();
    Q(k(Head, { ...handed, name: name2, title, told: told2, left: this.left }), this.head);
    const isOpen2 = now?.state === "open";
    Q(isOpen2 ? k(Gathering, { ...handed, now }) : null, this.gather);
  }
  /** @param {PresenceNews} now */
  presence(now) {
    this.now = now;
    const { chairs, state } = now;
    this.place.hidden = state === "open";
    this.root.dataset.state = state;
    this.root.dataset.table = String(now.table);
    this.model?.take({ presence: Object.fromEntries(chairs.map(({ is }, n2) => [n2, is])) });
    this.draw();
  }
  /** A phrase. @param {number} by @param {number} index */
  hear(by2, index) {
    this.said = `${this.now?.chairs[by2]?.name}: ${this.data.phrases[index]}`;
    const { said: said3 } = this;
    setTimeout(() => {
      if (this.said === said3) this.said = "";
      this.draw();
    }, SAID2);
    this.draw();
  }
  /** Count the last seconds before the table goes on without me. @param {TurnClock | null} clock */
  follow(clock) {
    clearTimeout(this.clock);
    if (this.left) {
      this.left = 0;
      this.draw();
    }
    if (clock) this.wake(clock.left, Math.min(clock.left, clock.warn));
  }
  /** Wait until few seconds are left, and count them. @param {number} left @param {number} few */
  wake(left2, few) {
    this.clock = window.setTimeout(
      () => {
        this.left = Math.max(0, Math.ceil(few));
        this.draw();
        if (this.left) this.wake(few, few - 1);
      },
      1e3 * (left2 - few)
    );
  }
  /** What is said in place of the title. */
  told() {
    const paused = this.now?.state === "paused" ? this.text("paused") : "";
    const hurry = this.left ? this.text("hurry") : "";
    return this.lasting || paused || hurry || this.said || this.ofTable();
  }
  /** What is to be said of the table and of who is not there. */
  ofTable() {
    if (!this.now) return "";
    const { chairs, me, state, again } = this.now;
    const here = chairs.filter(({ is }) => is === "here").length;
    if (state === "open") return "";
    if (state === "over" && again == null) return this.text("over");
    if (state === "over" && again) return this.text("wants", { n: again, all: here });
    if (me != null && chairs[me].is === "away") return this.text("away");
    const others = chairs.filter((_2, n2) => n2 !== me);
    const missing = others.find(({ is }) => is === "lost") ?? others.find(({ is }) => is === "away");
    return missing ? this.text(`is_${missing.is}`, { name: missing.name }) : "";
  }
};

// main.js
var COME_WITHIN = 2e4;
function early(state, el) {
  if (state.art.form_module) return;
  const style = document.createElement("style");
  style.textContent = state.style;
  const title = document.createElement("h1");
  title.className = "cl-unseen";
  title.textContent = state.scene.title;
  el.append(style, title);
  const page = new (state.scene.step ? LessonPage : Page)(new Early(state), el).start();
  page.root.setAttribute("aria-busy", "true");
  page.wait(COME_WITHIN);
  page.keeper = keepFocus(page.root);
  shared.cardlabEarly = page;
}
function render({ model, el }) {
  const room = model.get("room");
  if (room) {
    const page = enter(room, el, (take, tell) => new KernelLine(model, take, tell));
    return () => page.end();
  }
  const art = model.get("art");
  if (art.form_module) return loadForm(art).then(() => show2({ model, el }));
  return show2({ model, el });
}
function show2({ model, el }) {
  const Kind = model.get("scene").step ? LessonPage : Page;
  const page = waiting(model) ?? new Kind(model, el).start();
  if (page.model !== model) page.connect(model, el);
  const come = () => page.receive(model.get("scene"));
  const kept = () => page.dialogs.last("");
  const theme = () => page.theme();
  const people = () => page.repaint();
  const hear = (message) => page.hear(message);
  const watch = new MutationObserver(theme);
  const path = () => {
    if ("paintPath" in page) page.paintPath(model.get("path"));
  };
  model.on("change:scene", come);
  model.on("change:path", path);
  model.on("change:theme", theme);
  model.on("change:unkept", kept);
  model.on("change:presence", people);
  model.on("msg:custom", hear);
  watch.observe(document.body, {
    attributes: true,
    attributeFilter: ["data-jp-theme-light", "data-theme"]
  });
  path();
  return () => {
    page.stop();
    watch.disconnect();
    model.off("change:scene", come);
    model.off("change:path", path);
    model.off("change:theme", theme);
    model.off("change:unkept", kept);
    model.off("change:presence", people);
    model.off("msg:custom", hear);
  };
}
function enter(data, root, connect) {
  return new RoomPage(data, root, connect, render);
}
var main_default = { render, early, enter };
export {
  main_default as default
};
