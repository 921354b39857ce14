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

// shell/placeholder.js
var Early = class {
  /** @param {EarlyState} state the part of the widget's state that the table is painted from */
  constructor(state) {
    this.state = state;
    this.held = null;
  }
  /**
   * @template {keyof State} Name
   * @param {Name} name
   */
  get(name2) {
    return this.state[name2];
  }
  /** Nothing changes before the widget comes, so nobody listens. */
  on() {
  }
  off() {
  }
  /** @param {Message} message */
  send(message) {
    this.held = message;
  }
};
var shared = (
  /** @type {{ cardlabEarly?: Page, cardlabSent?: string }} */
  globalThis
);
function keepFocus(root) {
  let focused = null;
  root.addEventListener(
    "focusin",
    (event) => focused = /** @type {HTMLElement} */
    event.target
  );
  const watch = new MutationObserver(() => {
    if (document.activeElement === document.body && focused && root.contains(focused))
      focused.focus({ preventScroll: true });
  });
  watch.observe(document, { childList: true, subtree: true });
  return watch;
}
function moveTo(page, el) {
  const { keeper, root } = page;
  if (!el.isConnected) return void setTimeout(() => moveTo(page, el), 10);
  keeper?.disconnect();
  const focused = (
    /** @type {HTMLElement} */
    document.activeElement
  );
  const before = root.parentElement;
  el.append(root);
  before?.remove();
  if (root.contains(focused)) focused.focus({ preventScroll: true });
}

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
var plain = (name2) => name2.replace(/[<>&"']/g, "");
var raw = (html2) => ({ dangerouslySetInnerHTML: { __html: html2 } });
function node(tag, attributes = {}) {
  const made = document.createElement(tag);
  for (const [name2, value] of Object.entries(attributes)) made.setAttribute(name2, value);
  return made;
}
function icon(name2) {
  const drawing = raw(`<svg viewBox="0 0 24 24"><use href="#cl-i-${plain(name2)}"/></svg>`);
  return html`<span class="cl-ic" aria-hidden="true" ...${drawing} />`;
}
var button = (css, onClick, ...inside) => html`<button type="button" class=${css} onClick=${onClick}>${inside}</button>`;
function signButton(css, sign, label, onClick, disabled = false) {
  return html`<button type="button" class=${css} title=${label} aria-label=${label}
    onClick=${onClick} disabled=${disabled}
  >
    ${icon(sign)}
  </button>`;
}
var fill = (text, values) => text.replace(/\{(\w+)\}/g, (part, name2) => String(values[name2] ?? part));

// shell/dialog.js
var Dialog = class {
  /**
   * @param {string} css the classes of the button that closes it
   * @param {() => string} closes what stands on that button
   */
  constructor(css, closes) {
    this.css = css;
    this.closes = closes;
    this.node = node("dialog", { class: "cl-dialog", "aria-labelledby": "cl-dialog-title" });
  }
  /** @param {string} title @param {...Shown} inside */
  open(title, ...inside) {
    const close = button(this.css, () => this.close(), this.closes());
    Q(null, this.node);
    Q([html`<h3 id="cl-dialog-title">${title}</h3>`, ...inside, close], this.node);
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

// shell/local_storage.js
function tried(what) {
  try {
    return what();
  } catch {
    return null;
  }
}
var readText = (name2) => tried(() => localStorage.getItem(name2));
var writeText = (name2, text) => tried(() => localStorage.setItem(name2, text));
var read = (name2) => tried(() => JSON.parse(readText(name2) ?? "null"));
var write = (name2, value) => writeText(name2, JSON.stringify(value));
var drop = (name2) => tried(() => localStorage.removeItem(name2));

// shell/theme.js
function pageTheme() {
  const { jpThemeLight, theme } = document.body.dataset;
  if (jpThemeLight) return jpThemeLight === "false" ? "dark" : "light";
  const asked = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  return theme === "dark" || theme === "light" ? theme : asked;
}
function watchTheme(change) {
  const watch = new MutationObserver(change);
  const names = ["data-jp-theme-light", "data-theme"];
  watch.observe(document.body, { attributes: true, attributeFilter: names });
  return watch;
}

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

// shell/unfinished_game.js
var NAME = "cardlab-left";
var DAY = 24 * 60 * 60 * 1e3;
function left() {
  const game = read(NAME);
  const is_one = typeof game?.ticket === "string" && Array.isArray(game.names) && Date.now() - game.at < DAY;
  return is_one ? game : null;
}
var forget = () => drop(NAME);

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
    this.timer = new Timer();
    const now = () => this.watches.size && this.turn();
    for (const what of ["online", "offline", "pageshow"]) addEventListener(what, now);
    document.addEventListener("visibilitychange", now);
  }
  /** Ask whether the program behind the page is there. */
  ask() {
    return ask();
  }
  async turn() {
    this.timer.set(EVERY + WITHIN, () => this.turn());
    const found = await this.ask();
    for (const watch of this.watches) watch.take(found);
    if (this.watches.size) this.timer.set(EVERY, () => this.turn());
    else this.timer.stop();
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

// lobby/resume.js
function Resume({ shown: { words, games }, list, goOn, forget: forget2 }) {
  const game = left();
  const tile = games.find((other) => other.name === game?.game);
  if (!game || !tile) return null;
  const text = fill(game.mine ? words.waits_move : words.waits, { n: game.turn });
  const [before, after] = text.split("{game}");
  const against = fill(words.against, { names: list(game.names.map(String)) });
  return html`<div class="cl-resume">
    <p>${before}<b>${tile.title}</b>${after}<span class="cl-wide"> ${against}</span></p>
    <button type="button" data-at="go on" class="cl-btn cl-plain cl-resumes"
      onClick=${() => goOn(game.ticket)}
    >
      ${words.go_on}
    </button>
    ${signButton("cl-away", "cross", words.forget, forget2)}
  </div>`;
}

// lobby/table_choice.js
var NAME2 = "cardlab-table";
var TableChoice = class {
  /** @param {() => LobbyShown} shown what the lobby shows now */
  constructor(shown) {
    this.shown = shown;
    this.players = null;
    this.seats = [];
    this.rules = {};
    this.seed = "";
    this.name = shown().games[0]?.name ?? "";
    this.recall();
  }
  /** Take over what was chosen the last time, as far as it can still be. */
  recall() {
    const { games, levels, names } = this.shown();
    const kept = read(NAME2) ?? {};
    if (Number.isInteger(kept.players)) this.players = kept.players;
    const known = (who) => typeof who === "string" && who in levels;
    const seats = Array.isArray(kept.seats) ? kept.seats : [];
    this.seats = names.map((_2, n3) => {
      const usual = n3 ? "rule_of_thumb" : "person";
      return known(seats[n3]) ? seats[n3] : usual;
    });
    if (games.some((game) => game.name === kept.game)) this.name = kept.game;
    for (const game of games)
      for (const rule of game.rules) {
        const n3 = kept.rules?.[game.name]?.[rule.name];
        if (Number.isInteger(n3) && n3 >= 0 && n3 < rule.values.length) this.set(game, rule, n3);
      }
  }
  save() {
    const { name: game, players, seats, rules } = this;
    write(NAME2, { game, players, seats, rules });
  }
  /** The game whose rules are shown. @returns {LobbyGame} */
  get game() {
    const { games } = this.shown();
    return games.find((game) => game.name === this.name) ?? games[0];
  }
  /**
   * How many play a game: as many as were chosen, if it can be played by so many.
   * @param {LobbyGame} game
   */
  many(game) {
    const chosen = this.players ?? game.usual;
    return game.players.includes(chosen) ? chosen : game.usual;
  }
  /** @param {LobbyGame} game @param {LobbyRule} rule */
  value(game, rule) {
    return this.rules[game.name]?.[rule.name] ?? rule.printed;
  }
  /** @param {LobbyGame} game @param {LobbyRule} rule @param {number} n */
  set(game, rule, n3) {
    (this.rules[game.name] ??= {})[rule.name] = n3;
  }
  /** Whether a game is played with house rules. @param {LobbyGame} game */
  hasOwn(game) {
    return game.rules.some((rule) => this.value(game, rule) !== rule.printed);
  }
  /** What Python is to lay the table with. @param {LobbyGame} game */
  chosen(game) {
    const players = this.many(game);
    const rules = Object.fromEntries(game.rules.map((rule) => [rule.name, this.value(game, rule)]));
    return { players, seats: this.seats.slice(0, players), rules, seed: this.seed.trim() };
  }
  /** Who sits at the table, by name; a person on the first seat is "You". */
  named() {
    const { names, words } = this.shown();
    return this.seats.slice(0, this.many(this.game)).map((who, n3) => n3 === 0 && who === "person" ? words.you : names[n3]);
  }
};

// lesson/progress.js
var name = (game) => `cardlab-path-${game}`;
function progressOf(game) {
  const found = read(name(game));
  const { done, all, marks } = found ?? {};
  const is_one = done > 0 && all >= done && Array.isArray(marks);
  return is_one ? found : null;
}

// lobby/tiles.js
function Tiles({ shown, ways }) {
  const { games, words } = shown;
  const lamp = lampOf(games);
  return html`<ul class="cl-tiles${games.length === 1 ? " cl-one" : ""}"
    aria-label=${words.games}
  >
    ${games.map((game, n3) => k(Tile, { key: game.name, shown, game, first: !n3, lamp, ways }))}
  </ul>`;
}
function lampOf(games) {
  const found = games.map((game) => ({ game, progress: progressOf(game.name) }));
  const taught = found.filter(({ game }) => game.learn);
  const begun = taught.find(({ progress }) => progress && progress.done < progress.all);
  if (begun) return `learn ${begun.game.name}`;
  const done = taught.filter(({ progress }) => progress);
  if (done.length) return `play ${done[0].game.name}`;
  return games[0].learn ? `learn ${games[0].name}` : `play ${games[0].name}`;
}
function Tile({ shown, game, first, lamp, ways }) {
  const { words } = shown;
  const progress = game.learn ? progressOf(game.name) : null;
  const touch = () => ways.touch(game);
  const isNew = first && game.learn && !shown.only && !progress;
  return html`<li class="cl-tile${first ? " cl-first" : ""}" data-game=${game.name}
    onPointerDown=${touch} onFocusIn=${touch}
  >
    <div class="cl-pic" aria-hidden="true" onClick=${() => ways.play(game)}>
      <div class="cl-in" ...${raw(game.picture)} />
    </div>
    <div class="cl-body">
      ${isNew ? html`<span class="cl-pill">${words.first}</span>` : null}
      <h2>${game.title}</h2>
      <p class="cl-aim">${game.line}</p>
      ${first || shown.only ? k(More, { shown, game, progress }) : null}
      ${k(Facts, { game, words })}
      <div class="cl-two">
        ${k(Learn, { game, words, progress, lamp, askRules: ways.askRules })}
        ${k(Play, { game, words, lamp, play: ways.play })}
      </div>
    </div>
  </li>`;
}
function More({ shown: { words, lang }, game, progress }) {
  if (!progress) return html`<p class="cl-more">${game.teaches}</p>`;
  const left2 = progress.all - progress.done;
  const goes = fill(left2 === 1 ? words.step : words.steps, { n: left2 });
  const isNamed = progress.next && progress.lang === lang;
  const next = isNamed ? html`
      <b>${fill(words.next, { title: progress.next })}</b>
      ${" "}
    ` : null;
  return html`<div class="cl-more">
    <p>${next}${left2 ? `${goes}.` : words.learnt}</p>${k(Path, { progress })}
  </div>`;
}
function Path({ progress }) {
  let isNext = true;
  const marks = progress.marks.flatMap(
    (chapter) => [...String(chapter)].map((mark, n3, all) => {
      const now = mark === "." && isNext;
      if (now) isNext = false;
      const done = mark !== "." ? " cl-done" : "";
      const last = n3 === all.length - 1 ? " cl-gap" : "";
      return html`<i class=${`${now ? "cl-now" : ""}${done}${last}`} />`;
    })
  );
  return html`<div class="cl-path" aria-hidden="true">${marks}</div>`;
}
function Facts({ game, words }) {
  const [least, most] = [game.players[0], game.players[game.players.length - 1]];
  const many = least === most ? String(least) : `${least}–${most}`;
  const fact = (sign, text, read2, css = "") => html`<span class=${css}>
    ${icon(sign)}
    <span aria-hidden=${read2 ? "true" : void 0}>${text}</span>
    ${read2 ? html`<span class="cl-unseen">${read2}</span>` : null}
  </span>`;
  const minutes = fill(words.minutes, { n: game.minutes });
  return html`<p class="cl-facts">
    ${fact("people", many, game.many)}
    ${game.minutes ? fact("clock", minutes, game.lasts) : null}
    ${game.topic ? fact("bulb", game.topic, "", "cl-topic") : null}
  </p>`;
}
function Learn({ game, words, progress, lamp, askRules }) {
  const at = `learn ${game.name}`;
  const css = lamp === at ? "cl-lampy" : "cl-plain";
  if (!game.learn) {
    const label2 = fill(words.rules_game, { game: game.title });
    return html`<button type="button" class="cl-btn ${css}" data-at=${at} aria-label=${label2}
      onClick=${() => askRules(game)}
    >
      ${icon("book")}${words.rules}
    </button>`;
  }
  const { done, all } = progress ?? { done: 0, all: 1 };
  const counts = progress ? fill(words.of, { n: done, all }) : "";
  const minutes = all > done && (progress ? progress.minutes : game.sitting) || 0;
  const lasts = minutes ? fill(words.minutes, { n: minutes }) : "";
  const label = [fill(words.learn_game, { game: game.title }), counts, lasts];
  const share = Math.round(100 * done / all);
  return html`<a class="cl-btn cl-learn ${css}" href=${game.learn} data-at=${at}
    aria-label=${label.filter(Boolean).join(", ")}
  >
    ${progress ? html`<i class="cl-ring-of" style=${{ "--p": share }} />` : icon("book")}
    ${words.learn}
    ${lasts || counts ? html`<small>${lasts || counts}</small>` : null}
  </a>`;
}
function Play({ game, words, lamp, play }) {
  const at = `play ${game.name}`;
  return html`<button type="button"
    class="cl-btn cl-go ${lamp === at ? "cl-lampy" : "cl-felt-of"}" data-at=${at}
    aria-label=${fill(words.play_game, { game: game.title })} onClick=${() => play(game)}
  >
    ${icon("play")}${words.play}
  </button>`;
}

// lobby/your_table.js
var LONGEST_SEED = 20;
function YourTable({ shown, choice, isOpen, open, change, list }) {
  const { words } = shown;
  const toggle = ({ currentTarget }) => open(
    /** @type {HTMLDetailsElement} */
    currentTarget.open
  );
  return html`<details class="cl-your" open=${isOpen} onToggle=${toggle}>
    <summary data-at="your table">
      <span class="cl-avs" aria-hidden="true">${choice.named().slice(0, 4).map(initial)}</span>
      <span class="cl-sum">
        <b>${words.table}</b><span>${inOneLine(shown, choice, list)}</span>
      </span>
      <span class="cl-change">${icon("down")}<span>${words.change}</span></span>
    </summary>
    <div class="cl-form-of">
      ${k(Who, { shown, choice, change })}${k(House, { shown, choice, change })}
    </div>
  </details>`;
}
var initial = (name2, n3) => html`<i class="cl-av${n3 ? "" : " cl-me"}">${name2[0]}</i>`;
function inOneLine({ words, levels, games }, choice, list) {
  const bots = choice.seats.slice(0, choice.many(choice.game)).filter((who) => who !== "person");
  const strengths = [...new Set(bots)].map((who) => levels[who].toLowerCase());
  const own = games.filter((game) => choice.hasOwn(game)).map((game) => game.title);
  const rules = own.length ? fill(words.own, { game: list(own) }) : words.printed;
  const seed = choice.seed.trim();
  const from = seed ? [fill(words.seed_is, { n: seed })] : [];
  return [list(choice.named()), ...strengths, rules, ...from].join(" · ");
}
function Who({ shown: { words, names, levels }, choice, change }) {
  const { game } = choice;
  const many = choice.many(game);
  const seats = Array.from({ length: many }, (_2, n3) => {
    const name2 = n3 === 0 && choice.seats[0] === "person" ? words.you : names[n3];
    const options = Object.entries(levels).map(([who, label]) => ({
      label: n3 === 0 && who === "person" ? words.you : label,
      on: choice.seats[n3] === who,
      go: () => change(() => choice.seats[n3] = who)
    }));
    return html`<div class="cl-line">
      <i class="cl-av${n3 ? "" : " cl-me"}" aria-hidden="true">${name2[0]}</i>
      <span class="cl-lab">${name2}</span>
      ${k(Segments, { at: `seat ${n3}`, label: name2, options, css: "cl-whole" })}
    </div>`;
  });
  const counts = game.players.map((n3) => ({
    label: String(n3),
    on: n3 === many,
    go: () => change(() => choice.players = n3)
  }));
  return html`<fieldset>
    <legend>${words.who}</legend>
    <div class="cl-line">
      <span class="cl-lab">${words.players}</span>
      ${k(Segments, { at: "players", label: words.players, options: counts })}
    </div>
    ${seats}
    <p class="cl-strengths">${game.strengths}</p>
  </fieldset>`;
}
function House({ shown: { words, only, games, not_fair }, choice, change }) {
  const { game } = choice;
  const choose = ({ currentTarget }) => change(() => choice.name = /** @type {HTMLSelectElement} */
  currentTarget.value);
  const select = html`<select data-at="rules of" aria-label=${words.for_game} value=${game.name}
    onChange=${choose}
  >
    ${games.map(({ name: name2, title }) => html`<option value=${name2}>${title}</option>`)}
  </select>`;
  const seed = html`<input data-at="seed" inputMode="numeric" autocomplete="off"
    maxLength=${LONGEST_SEED} placeholder=${words.seed_new}
    aria-label="${words.seed}: ${words.seed_says}" value=${choice.seed}
    onInput=${({ currentTarget }) => change(() => choice.seed = currentTarget.value)}
  />`;
  const none = html`<div class="cl-line"><span class="cl-lab">${words.none}</span></div>`;
  const rules = game.rules.map((rule) => k(Rule, { game, rule, choice, change, key: rule.name }));
  const label = k(Label, { name: words.seed, says: words.seed_says });
  const legend = only ? words.house : [fill(words.house_of, { game: "" }).trim(), " ", select];
  return html`<fieldset>
    <legend>${legend}</legend>
    ${rules.length ? rules : none}
    ${not_fair ? null : html`<div class="cl-line">${label}${seed}</div>`}
  </fieldset>`;
}
function Rule({ game, rule, choice, change }) {
  const now = choice.value(game, rule);
  const choose = (n3) => () => change(() => choice.set(game, rule, n3));
  const name2 = k(Label, { name: rule.label, says: rule.says });
  const at = `rule ${rule.name}`;
  if (rule.on == null) {
    const options = rule.values.map((label, n3) => ({ label, on: n3 === now, go: choose(n3) }));
    const segments = k(Segments, { at, label: rule.label, options });
    return html`<div class="cl-line">${name2}${segments}</div>`;
  }
  const on = now === rule.on;
  const other = on ? rule.values.length - 1 - rule.on : rule.on;
  return html`<div class="cl-line">
    ${name2}
    <button type="button" role="switch" class="cl-switch" data-at=${at} aria-checked=${on}
      aria-label=${rule.label} onClick=${choose(other)}
    >
      <i />
    </button>
  </div>`;
}
var Label = ({ name: name2, says }) => html`<span class="cl-lab">${name2}<small>${says}</small></span>`;
function Segments({ at, label, options, css = "" }) {
  return html`<span class="cl-seg ${css}" role="group" aria-label=${label}>
    ${options.map(
    ({ label: label2, on, go }, n3) => html`<button type="button" data-at="${at} ${n3}"
        aria-pressed=${on} onClick=${go}
      >
        ${label2}
      </button>`
  )}
  </span>`;
}

// lobby/lobby.js
var YEAR = 31536e3;
var ANSWER_WITHIN = 3e3;
var EMBLEM = `<svg viewBox="0 0 44 36" aria-hidden="true"><g stroke="#0003">
<rect x="4" y="6" width="17" height="24" rx="2.6" transform="rotate(-15 12 18)" fill="#fff2e2"/>
<rect x="14" y="4" width="17" height="24" rx="2.6" fill="#e2f0fa"/>
<rect x="24" y="6" width="17" height="24" rx="2.6" transform="rotate(15 32 18)" fill="#00755a"/></g>
<path d="M22.5 9c3 4.5 4.5 6.5 4.5 9a4.5 4.5 0 0 1-9 0c0-2.5 1.5-4.5 4.5-9z" fill="#0072b2"/>
<path d="M9.5 12l3 5-3 5-3-5z" fill="#d55e00"/><circle cx="33.5" cy="17" r="4" fill="#fff"/></svg>`;
function Alone({ text, href, words }) {
  const hidden = !text || document.querySelector(".cl") != null;
  const link = href ? html`
      ${" "}
      <a href=${href}>${words.go_on}</a>
    ` : null;
  return html`<div class="cl-alone" role="alert" hidden=${hidden}>${text}${link}</div>`;
}
var LobbyPage = class {
  /** @param {LobbyModel} model @param {HTMLElement} el */
  constructor(model, el) {
    this.model = model;
    this.unheard = null;
    this.timer = new Timer();
    this.keeper = null;
    this.alone = { text: "", href: "" };
    this.said = "";
    this.code = "";
    this.choice = new TableChoice(() => this.shown);
    this.isOpen = this.shown.only;
    this.dialog = new Dialog("cl-btn cl-plain", () => this.words.close);
    this.root = node("section", { class: "cl-lobby", tabindex: "-1" });
    this.inside = node("div");
    this.root.append(this.inside, this.dialog.node);
    el.append(this.root);
    this.theme();
    this.paint();
    this.watch = this.watched();
    if (!document.querySelector(".cl")) this.sayAlone(said());
  }
  /** @returns {LobbyShown} */
  get shown() {
    return this.model.get("shown");
  }
  get words() {
    return this.shown.words;
  }
  theme() {
    this.root.dataset.theme = pageTheme();
  }
  // --- what is shown ---------------------------------------------------------------------------
  /** Python has said something new. */
  paint() {
    this.said = this.model.get("said");
    this.busy(false);
    this.draw();
  }
  draw() {
    const { alone, model, shown, words } = this;
    const playing = model.get("playing");
    this.root.classList.toggle("cl-playing", playing);
    this.root.lang = shown.lang;
    this.root.setAttribute("aria-label", words.head);
    Q(
      html`
        <div hidden ...${raw(playing ? "" : shown.sprite)} />
        ${k(Alone, { ...alone, words: model.get("words") })}
        ${playing ? null : this.form()}
      `,
      this.inside
    );
  }
  /** All that is shown before a table is open. */
  form() {
    const { choice, shown, words } = this;
    const notice = html`<div class="cl-said" role="alert" hidden=${!this.said}>${this.said}</div>`;
    if (this.model.get("wants_code"))
      return html`
        ${this.head()}<h1 class="cl-unseen">${words.code}</h1>${notice}${this.codeForm()}
      `;
    const h1 = shown.only ? fill(words.play_game, { game: shown.games[0].title }) : words.head;
    const list = (names) => this.list(names);
    return html`
      ${this.head()}
      <h1 class="cl-unseen">${h1}</h1>
      ${notice}
      ${k(Resume, {
      shown,
      list,
      goOn: (ticket) => this.send({ kind: "go on", ticket }),
      forget: () => {
        forget();
        this.draw();
      }
    })}
      ${k(Tiles, {
      shown,
      ways: {
        play: (game) => this.play(game),
        askRules: (game) => this.send({ kind: "rules", game: game.name }),
        touch: (game) => this.touch(game.name)
      }
    })}
      ${k(YourTable, {
      shown,
      choice,
      list,
      isOpen: this.isOpen,
      open: (isOpen) => this.isOpen = isOpen,
      change: (change) => this.change(change)
    })}
      ${this.foot()}
    `;
  }
  /** Where a pupil types the code of a competition. */
  codeForm() {
    const { words } = this;
    const go = (event) => {
      event.preventDefault();
      const { code } = this;
      this.send({ kind: "code", code });
      this.address("code", code);
    };
    const box = html`<input id="cl-code" autocomplete="off" autocapitalize="characters"
      spellcheck=${false} maxLength="40" required data-at="code" value=${this.code}
      onInput=${({ currentTarget }) => this.code = currentTarget.value}
    />`;
    return html`<form class="cl-code" onSubmit=${go}>
      <p>${words.code_says}</p>
      <label for="cl-code">${words.code}</label>
      ${box}
      <button class="cl-btn cl-lampy">${words.go_on}</button>
    </form>`;
  }
  head() {
    const { shown, words } = this;
    const languages = Object.entries(shown.languages).map(
      ([lang, name2]) => html`<button type="button" lang=${lang} title=${name2} aria-label=${name2}
        aria-pressed=${lang === shown.lang} data-at="language ${lang}"
        onClick=${() => this.speak(lang)}
      >
        ${lang.toUpperCase()}
      </button>`
    );
    return html`<header class="cl-top">
      <span class="cl-mark"><span class="cl-emblem" ...${raw(EMBLEM)} />cardlab</span>
      <span class="cl-wide">${this.sharedLink("top")}</span>
      <span class="cl-seg" role="group" aria-label=${words.language}>${languages}</span>
    </header>`;
  }
  /** The button that opens a shared game, or why there is none. @param {string} at */
  sharedLink(at) {
    const { shown, words } = this;
    if (shown.not_fair) return at === "top" ? null : html`<span>${shown.not_fair}</span>`;
    return html`<button type="button" class="cl-link" data-at="shared ${at}"
      onClick=${() => this.askShared()}
    >
      ${words.shared}
    </button>`;
  }
  foot() {
    const { links, not_fair } = this.shown;
    return html`<p class="cl-foot-of">
      ${links.map(({ name: name2, href }) => html`<a class="cl-link" href=${href}>${name2}</a>`)}
      <span class=${not_fair ? "" : "cl-narrow"}>${this.sharedLink("foot")}</span>
    </p>`;
  }
  /** Names in a row, as the language joins them. @param {string[]} names */
  list(names) {
    const lang = this.shown.lang === "en" ? "en-GB" : this.shown.lang;
    return new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
  }
  /** @param {string} text @param {string} [href] */
  sayAlone(text, href = "") {
    this.alone = { text, href };
    this.draw();
  }
  // --- what a visitor does ---------------------------------------------------------------------
  /** Something is chosen for "Your table". @param {() => void} change */
  change(change) {
    change();
    this.choice.save();
    this.draw();
  }
  /** A game has been touched: its rules are shown. @param {string} name */
  touch(name2) {
    if (this.choice.name !== name2) this.change(() => this.choice.name = name2);
  }
  /** @param {LobbyGame} game */
  play(game) {
    this.touch(game.name);
    this.send({ kind: "play", game: game.name, ...this.choice.chosen(game) });
  }
  /** @param {string} language */
  speak(language) {
    if (language === this.shown.lang) return;
    this.send({ kind: "language", language });
    this.address("lang", language);
    const cookie = `cardlab_lang=${language}; path=/; max-age=${YEAR}; samesite=lax`;
    tried(() => document.cookie = cookie);
  }
  /** Say something in a dashboard's address. @param {string} name @param {string} value */
  address(name2, value) {
    if (!document.body.dataset.voila) return;
    const address = new URL(location.href);
    address.searchParams.set(name2, value);
    history.replaceState(null, "", address);
  }
  /** Ask for the text of a shared game. */
  askShared() {
    const { dialog, words } = this;
    const open = () => {
      const text = wellFormed(dialog.box.value);
      dialog.close();
      this.send({ kind: "open", text });
    };
    dialog.open(
      words.shared,
      html`<p>${words.shared_says}</p>`,
      html`<textarea rows="5" placeholder="cardlab:…" aria-label=${words.text} />`,
      button("cl-btn cl-lampy", open, words.open)
    );
  }
  /**
   * Show the rulebook of a game without a lesson.
   * @param {string} title
   * @param {ClauseData[]} clauses
   */
  showRules(title, clauses) {
    const list = clauses.map(
      ({ id, title: title2, text }) => html`<article><h4>${title2}</h4><p>${text}</p><code>${id}</code></article>`
    );
    this.dialog.open(title, html`<div class="cl-clauses" tabIndex="0">${list}</div>`);
  }
  // --- Python ----------------------------------------------------------------------------------
  /** @param {LobbyMessage} message */
  send(message) {
    if (this.unheard && this.unheard.kind === message.kind) return;
    this.unheard = message;
    if (message.kind !== "rules" && message.kind !== "language") shared.cardlabSent = message.kind;
    this.busy(message.kind !== "rules" && message.kind !== "language");
    try {
      this.model.send(message);
    } catch {
      this.watch.gone();
      return;
    }
    if (!(this.model instanceof Early)) this.timer.set(ANSWER_WITHIN, () => this.unanswered());
  }
  unanswered() {
    void this.watch.unanswered();
    this.unheard = null;
    this.busy(false);
  }
  /** @param {boolean} is */
  busy(is) {
    this.root.classList.toggle("cl-busy", is);
    if (is) this.root.setAttribute("aria-busy", "true");
    else this.root.removeAttribute("aria-busy");
  }
  answered() {
    this.timer.stop();
    this.unheard = null;
    this.busy(false);
    this.watch?.answered();
  }
  /** Python's state has changed. */
  come() {
    this.answered();
    this.paint();
    this.lead();
  }
  /**
   * Give the focus to the table that has come, or to the game that was left. Jupyter makes the view
   * anew when a table comes or goes, so that what was sent is remembered beside it.
   */
  lead() {
    const { cardlabSent } = shared;
    const playing = this.model.get("playing");
    if (!cardlabSent || playing === (cardlabSent === "leave")) return;
    delete shared.cardlabSent;
    if (document.body.dataset.voila) scrollTo(0, 0);
    if (playing) this.leadOn(100);
    else this.focus(`play ${this.choice.name}`);
  }
  /** Give the focus to the table, once it is there. @param {number} tries */
  leadOn(tries) {
    const table = (
      /** @type {HTMLElement | null} */
      document.querySelector(".cl")
    );
    if (table) table.focus({ preventScroll: true });
    else if (tries) setTimeout(() => this.leadOn(tries - 1), 50);
  }
  /** Give the focus to a part, if it is there. @param {string} at */
  focus(at) {
    const there = this.root.querySelector(`[data-at="${CSS.escape(at)}"]`);
    there?.focus({ preventScroll: true });
  }
  /** A word from Python. @param {LobbyNews} news */
  hear(news) {
    const asked = this.unheard;
    this.answered();
    if (news.kind === "rules") this.showRules(news.title, news.clauses);
    if (news.kind !== "refused") return;
    delete shared.cardlabSent;
    if (asked?.kind === "go on") forget();
    this.said = news.text;
    this.draw();
    this.root.querySelector(".cl-said")?.scrollIntoView({ block: "nearest" });
  }
  /** Watch whether Python is there. */
  watched() {
    const page = this;
    const watch = new Watch({
      get words() {
        return page.model.get("words");
      },
      say: (text, href) => page.sayAlone(text, href),
      hello: () => {
      },
      ticket: () => "",
      isUnheard: () => false
    });
    watch.listen(this.model.widget_manager?.kernel);
    return watch;
  }
  /**
   * Python's widget has come for a form that was painted before it.
   * @param {LobbyModel} model
   * @param {HTMLElement} el
   */
  connect(model, el) {
    const { held } = (
      /** @type {any} */
      this.model
    );
    this.model = model;
    this.watch.listen(model.widget_manager?.kernel);
    this.root.removeAttribute("aria-busy");
    moveTo(this, el);
    this.unheard = null;
    if (held) this.send(held);
  }
  stop() {
    this.timer.stop();
    this.watch.stop();
  }
};

// shell/model.js
function listen(model, hearers) {
  for (const [what, hear] of Object.entries(hearers)) model.on(what, hear);
  return () => {
    for (const [what, hear] of Object.entries(hearers)) model.off(what, hear);
  };
}

// address.js
var shared3 = (
  /** @type {{ cardlabForm?: LobbyPage }} */
  globalThis
);
function early(state, el) {
  const style = node("style");
  style.textContent = state.style;
  el.append(style);
  const page = new LobbyPage(
    /** @type {any} */
    new Early(
      /** @type {any} */
      state
    ),
    el
  );
  page.keeper = keepFocus(page.root);
  shared3.cardlabForm = page;
}
function show({ model, el }) {
  if (model.get("search") == null) {
    model.set("search", location.search);
    model.save_changes();
  }
  return model.get("shown") ? form(
    /** @type {LobbyModel} */
    model,
    el
  ) : plain2(model, el);
}
function form(model, el) {
  const waiting = shared3.cardlabForm;
  delete shared3.cardlabForm;
  const page = waiting ?? new LobbyPage(model, el);
  if (page.model !== model) page.connect(model, el);
  const come = () => page.come();
  const stop = listen(model, {
    "change:shown": come,
    "change:playing": come,
    "change:wants_code": come,
    "change:said": () => page.paint(),
    "msg:custom": (news) => page.hear(news)
  });
  const watch = watchTheme(() => page.theme());
  if (waiting) page.paint();
  page.lead();
  return () => {
    page.stop();
    watch.disconnect();
    stop();
  };
}
function plain2(model, el) {
  const notice = node("div");
  el.append(notice);
  const say = (text, href = "") => Q(k(Alone, { text, href, words: model.get("words") }), notice);
  const watch = new Watch({
    get words() {
      return model.get("words");
    },
    say,
    hello: () => {
    },
    ticket: () => "",
    isUnheard: () => false
  });
  watch.listen(model.widget_manager?.kernel);
  if (!document.querySelector(".cl")) say(said());
  return () => watch.stop();
}
var address_default = { render: show, early };
export {
  address_default as default
};
