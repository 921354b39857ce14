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
function k(n3, t4, r3) {
  var u3, i3, f3, o3 = {}, e3 = arguments.length;
  for (f3 in t4) "key" == f3 ? u3 = t4[f3] : "ref" == f3 && "function" != typeof n3 ? i3 = t4[f3] : o3[f3] = t4[f3];
  return e3 > 2 && (o3.children = e3 > 3 ? d.call(arguments, 2) : r3), m(n3, o3, u3, i3, null);
}
function m(r3, u3, i3, f3, o3) {
  var e3 = { type: r3, props: u3, key: i3, ref: f3, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: h, __v: o3 || ++t, __i: -1, __u: 0 };
  return !o3 && n.vnode && n.vnode(e3), e3;
}
function $(n3) {
  return n3.children;
}
function x(n3, t4) {
  this.props = n3, this.context = t4, this.__g = 0;
}
function S(n3, t4) {
  if (null == t4) return n3.__ && S(n3.__, n3.__i + 1);
  for (var r3; t4 < n3.__k.length; t4++) if ((r3 = n3.__k[t4]) && r3.__e) return r3.__e;
  return "function" != typeof n3.type || n3.props.__P ? null : S(n3);
}
function C(t4) {
  var r3, u3 = t4.__v, i3 = u3.__e, f3 = [], o3 = [], e3 = t4.__P;
  e3 && ((r3 = _({ constructor: h }, u3)).__v = u3.__v + 1, n.vnode && n.vnode(r3), z(e3, r3, u3, t4.__n, e3.namespaceURI, 32 & u3.__u ? [i3] : null, f3, i3 || S(u3), 32 & u3.__u, o3), r3.__v = u3.__v, r3.__.__k[r3.__i] = r3, E(f3, r3, o3), u3.__ = u3.__e = null, r3.__e != i3 && j(r3));
}
function j(n3) {
  if ((n3 = n3.__) && n3.__c && !n3.props.__P) return n3.__e = null, n3.__k.some(function(t4) {
    return t4 && (n3.__e = t4.__e);
  }), j(n3);
}
function L(t4) {
  (8 & t4.__g || (t4.__g |= 8, u.push(t4), f++)) && i == n.debounceRendering || ((i = n.debounceRendering) || queueMicrotask)(H);
}
function H() {
  try {
    for (var n3, t4 = 1; u.length; ) u.length > t4 && u.sort(o), n3 = u.shift(), t4 = u.length, 8 & n3.__g && C(n3);
  } finally {
    (f = u.length) && (i || queueMicrotask)(H);
  }
}
function I(n3, t4, r3, u3, i3, f3, o3, e3, l3, c3, a3) {
  var s3, h3, v3, w2, d3, _3, g3 = u3.__k || y, k3 = t4.length;
  for (l3 = q(r3, t4, g3, l3, k3), s3 = 0; s3 < k3; s3++) null != (v3 = r3.__k[s3]) && (h3 = ~v3.__i && g3[v3.__i] || p, v3.__i = s3, _3 = z(n3, v3, h3, i3, f3, o3, e3, l3, c3, a3), w2 = v3.__e, (h3.ref != v3.ref || 8 & h3.__u) && (h3.ref && G(h3.ref, null, v3, h3), v3.ref && a3.push(v3.ref, v3.__c || w2, v3)), d3 = d3 || w2, 4 & v3.__u ? (l3 = A(v3, l3, n3, !h3.__v), h3.__e && (h3.__e = null)) : "function" == typeof v3.type && void 0 !== _3 ? l3 = _3 : w2 && (l3 = w2.nextSibling), v3.__u &= -21);
  return r3.__e = d3, l3;
}
function q(n3, t4, r3, u3, i3) {
  var f3, o3, e3, l3, c3, a3, s3, p3, y3, v3 = r3.length, d3 = v3, _3 = 0, g3 = 0, k3 = n3.__k = Array(i3);
  for (f3 = 0; f3 < i3; f3++) null != (o3 = t4[f3]) && "boolean" != typeof o3 && "function" != typeof o3 ? ("object" != typeof o3 || o3.constructor === String ? o3 = k3[f3] = m(null, o3) : w(o3) ? o3 = k3[f3] = m($, { children: o3 }) : o3.constructor === h && o3.__b ? o3 = k3[f3] = m(o3.type, o3.props, o3.key, o3.ref, o3.__v) : k3[f3] = o3, l3 = f3 + _3, o3.__ = n3, o3.__b = n3.__b + 1, e3 = null, ~(c3 = o3.__i = P(o3, r3, l3, d3)) && (d3--, (e3 = r3[c3]) && (e3.__u |= 2)), e3 && e3.__v ? (o3.__u |= 16, c3 == l3 - 1 ? _3-- : c3 == l3 + 1 ? _3++ : c3 != l3 && (c3 > l3 ? _3-- : _3++, g3 = 1)) : (~c3 || (i3 > v3 ? _3-- : i3 < v3 && _3++), "function" != typeof o3.type && (o3.__u |= 4))) : k3[f3] = null;
  if (g3) {
    for (a3 = [], s3 = [], f3 = 0; f3 < i3; f3++) if ((o3 = k3[f3]) && 16 & o3.__u) {
      for (_3 = 0, p3 = a3.length; _3 < p3; ) a3[y3 = _3 + p3 >> 1] < o3.__i ? _3 = y3 + 1 : p3 = y3;
      a3[_3] = o3.__i, s3[f3] = _3 + 1;
    }
    for (_3 = a3.length; f3--; ) s3[f3] && (s3[f3] == _3 ? _3-- : k3[f3].__u |= 4);
  }
  if (d3) for (f3 = 0; f3 < v3; f3++) !(e3 = r3[f3]) || 2 & e3.__u || (e3.__e == u3 && (u3 = S(e3)), J(e3, e3));
  return u3;
}
function A(n3, t4, r3, u3) {
  var i3, f3, o3, e3;
  if ("function" == typeof n3.type) {
    if (n3.props.__P) return t4;
    if (i3 = n3.__k) for (f3 = 0; f3 < i3.length; f3++) i3[f3] && (i3[f3].__ = n3, t4 = A(i3[f3], t4, r3, false));
    return t4;
  }
  for (t4 && !t4.parentNode && (t4 = S(n3)) && !t4.parentNode && (t4 = null), o3 = n3.__e, e3 = t4; e3 && 8 == e3.nodeType; ) e3 = e3.nextSibling;
  for (o3 != e3 && (!u3 && r3.moveBefore && o3.parentNode ? r3.moveBefore(o3, t4) : r3.insertBefore(o3, t4 || null)), t4 = o3; (t4 = t4 && t4.nextSibling) && 8 == t4.nodeType && !t4.data.startsWith("$s"); ) ;
  return t4;
}
function P(n3, t4, r3, u3) {
  var i3, f3 = n3.key, o3 = n3.type, e3 = t4[r3], l3 = e3 && !(2 & e3.__u);
  if (null === e3 && null == f3 || l3 && f3 == e3.key && o3 == e3.type) return r3;
  if (u3 > (l3 ? 1 : 0)) {
    for (i3 = r3 - 1; i3 >= 0; i3--) if ((e3 = t4[i3]) && !(2 & e3.__u) && f3 == e3.key && o3 == e3.type) return i3;
    for (i3 = r3 + 1; i3 < t4.length; i3++) if ((e3 = t4[i3]) && !(2 & e3.__u) && f3 == e3.key && o3 == e3.type) return i3;
  }
  return -1;
}
function T(n3, t4, r3) {
  null == r3 && (r3 = ""), "-" == t4[0] ? n3.setProperty(t4, r3) : n3[t4] = r3;
}
function N(n3, t4, r3, u3, i3) {
  var f3, o3;
  if ("style" == t4) if ("string" == typeof r3) n3.style.cssText = r3;
  else {
    if ("string" == typeof u3 && (n3.style.cssText = u3 = ""), u3) for (t4 in u3) r3 && t4 in r3 || T(n3.style, t4);
    if (r3) for (t4 in r3) u3 && r3[t4] == u3[t4] || T(n3.style, t4, r3[t4]);
  }
  else if ("o" == t4[0] && "n" == t4[1]) "function" != typeof r3 && (r3 = null), "function" != typeof u3 && (u3 = null), (n3.__e || (n3.__e = {}))[t4] = r3, r3 && u3 || (o3 = a[t4] || (a[t4] = V(t4)), (n3.__a || (n3.__a = {}))[t4] = c, f3 = t4 != (t4 = t4.replace(l, "$1")), (t4 = t4.slice(2))[0] < "a" && (t4 = t4.toLowerCase()), r3 ? n3.addEventListener(t4, o3, f3) : n3.removeEventListener(t4, o3, f3));
  else {
    if ("http://www.w3.org/2000/svg" == i3) t4 = t4.replace(/xlink(H|:h)/, "h").replace(/sName$/, "s");
    else if ("width" != t4 && "height" != t4 && "href" != t4 && "list" != t4 && "form" != t4 && "tabIndex" != t4 && "download" != t4 && "rowSpan" != t4 && "colSpan" != t4 && "role" != t4 && "popover" != t4 && t4 in n3) try {
      return void (n3[t4] = null == r3 ? "" : r3);
    } catch (n4) {
    }
    if ("function" == typeof r3) return;
    null == r3 || false === r3 && "-" != t4[4] ? n3.removeAttribute(t4) : n3.setAttribute(t4, "popover" == t4 && 1 == r3 ? "" : r3);
  }
}
function V(t4) {
  return function(r3) {
    var u3 = this.__e;
    if (u3) {
      if (u3 = u3[t4], null == r3[e]) r3[e] = c++;
      else if (r3[e] < this.__a[t4]) return;
      return u3(n.event ? n.event(r3) : r3);
    }
  };
}
function z(t4, r3, u3, i3, f3, o3, e3, l3, c3, a3) {
  var s3, p3, v3, d3, k3, b, m3, M, C3, j2, L2, H2, q2, A2, O, P2, T2, N2, V2 = r3.type;
  if (r3.constructor !== h) return null;
  128 & u3.__u && (c3 = 32 & u3.__u, s3 = u3.__c.__z) && (r3.__u |= c3, p3 = o3 = [], 8 == s3.nodeType ? l3 = B(s3, o3) : o3.push(s3), l3 = o3[0] || l3), (s3 = n.__b) && s3(r3);
  n: if ("function" == typeof V2) {
    v3 = e3.length;
    try {
      if (M = r3.props, C3 = (s3 = V2.prototype) && s3.render, j2 = (s3 = V2.contextType) && i3[s3.__c], L2 = s3 ? j2 ? j2.props.value : s3.__ : i3, (d3 = u3.__c) ? (r3.__c = d3, 2 & d3.__g && (d3.__g |= 1)) : (C3 ? r3.__c = d3 = new V2(M, L2) : (r3.__c = d3 = new x(M, L2), d3.constructor = V2, d3.render = K), j2 && j2.sub(d3), d3.state || (d3.state = {}), d3.__n = i3, d3.__g |= 8, d3.__h = [], d3.__k = []), C3 && (d3.__s || (d3.__s = d3.state), V2.getDerivedStateFromProps && (d3.__s == d3.state && (d3.__s = _({}, d3.__s)), _(d3.__s, V2.getDerivedStateFromProps(M, d3.__s)))), k3 = d3.props, b = d3.state, d3.__v = r3, u3.__c) {
        if (M !== k3 && C3 && !V2.getDerivedStateFromProps && d3.componentWillReceiveProps && d3.componentWillReceiveProps(M, L2), r3.__v == u3.__v && !(8 & d3.__g) || !(4 & d3.__g) && d3.shouldComponentUpdate && false === d3.shouldComponentUpdate(M, d3.__s, L2)) {
          r3.__v != u3.__v && (d3.props = M, d3.state = d3.__s, d3.__g &= -9), r3.__e = u3.__e, r3.__k = u3.__k, r3.__k.some(function(n3) {
            n3 && (n3.__ = r3);
          }), y.push.apply(d3.__h, d3.__k), d3.__k = [], d3.__h.length && e3.push(d3), l3 = S(u3);
          break n;
        }
        d3.componentWillUpdate && d3.componentWillUpdate(M, d3.__s, L2), C3 && d3.componentDidUpdate && d3.__h.push(function() {
          d3.componentDidUpdate(k3, b, m3);
        });
      } else C3 && !V2.getDerivedStateFromProps && d3.componentWillMount && d3.componentWillMount(), C3 && d3.componentDidMount && d3.__h.push(d3.componentDidMount);
      d3.context = L2, d3.props = M, d3.__P = t4, d3.__g &= -5, H2 = n.__r, q2 = C3 ? 25 : 0;
      do {
        d3.__g &= -9, H2 && H2(r3), s3 = d3.render(d3.props, d3.state = d3.__s, d3.context);
      } while (8 & d3.__g && ++q2 < 25);
      C3 && (y.push.apply(d3.__h, d3.__k), d3.__k = []), d3.state = d3.__s, d3.getChildContext && (i3 = _({}, i3, d3.getChildContext())), C3 && u3.__c && d3.getSnapshotBeforeUpdate && (m3 = d3.getSnapshotBeforeUpdate(k3, b)), A2 = s3 && s3.type === $ && null == s3.key ? s3.props.children : s3, M.__P && (s3 = l3, f3 = (t4 = M.__P).namespaceURI, c3 = o3 = null, u3.props && u3.props.__P != t4 && (u3.__k.some(function(n3) {
        n3 && J(n3, n3);
      }), u3.__k = null), l3 = u3.__k ? S(u3, 0) : null), l3 = I(t4, w(A2) ? A2 : [A2], r3, u3, i3, f3, o3, e3, l3, c3, a3), M.__P && (r3.__e = null, l3 = s3), r3.__u &= -161, p3 && p3.some(g), d3.__h.length && e3.push(d3), 1 & d3.__g && (d3.__g &= -4);
    } catch (t5) {
      if (e3.length = v3, r3.__v = null, c3 || o3) if (t5 && t5.then) {
        if (r3.__u |= 128 | c3, o3) {
          for (~(T2 = o3.indexOf(l3 || void 0)) || (T2 = o3.length); (N2 = o3[T2 - 1]) && 8 == N2.nodeType; ) T2--;
          for (; T2 < o3.length; T2++) if (N2 = o3[T2]) if (o3[T2] = null, O) {
            if (N2 == P2) break;
          } else {
            if (8 != N2.nodeType) break;
            N2.data.startsWith("$s") && (P2 = B(O = N2));
          }
        }
        if (!O) {
          for (; l3 && 8 == l3.nodeType && l3.nextSibling; ) l3 = l3.nextSibling;
          O = l3;
        }
        (s3 = B(O = r3.__c.__z || (r3.__c.__z = O))) ? (r3.__e = O, l3 = s3) : r3.__e = l3, l3 = l3 && l3.nextSibling;
      } else o3 && o3.some(g);
      else r3.__e = u3.__e;
      r3.__k || (r3.__k = u3.__k || []), t5 && t5.then || D(r3), n.__e(t5, r3, u3);
    }
  } else l3 = r3.__e = F(u3.__e, r3, u3, i3, f3, o3, e3, c3, a3, t4);
  return (s3 = n.diffed) && s3(r3), l3;
}
function B(n3, t4) {
  if (n3 && 8 == n3.nodeType && n3.data.startsWith("$s")) for (var r3 = 1; n3 = n3.nextSibling; ) {
    if (8 == n3.nodeType) {
      if (n3.data.startsWith("$s")) r3++;
      else if (n3.data.startsWith("/$s") && !--r3) return n3;
    }
    t4 && t4.push(n3);
  }
}
function D(n3) {
  n3 && (n3.__c && (n3.__c.__g |= 4), n3.__k && n3.__k.some(D));
}
function E(t4, r3, u3) {
  for (var i3 = 0; i3 < u3.length; ) G(u3[i3++], u3[i3++], u3[i3++]);
  n.__c && n.__c(r3, t4), t4.some(function(r4) {
    try {
      t4 = r4.__h, r4.__h = [], t4.some(function(n3) {
        n3.call(r4);
      });
    } catch (t5) {
      n.__e(t5, r4.__v);
    }
  });
}
function F(t4, r3, u3, i3, f3, o3, e3, l3, c3, a3) {
  var s3, h3, y3, _3, k3, b, m3, M, $2 = u3.props || p, x2 = r3.props, C3 = r3.type;
  if ("svg" == C3 ? f3 = "http://www.w3.org/2000/svg" : "math" == C3 ? f3 = "http://www.w3.org/1998/Math/MathML" : f3 || (f3 = "http://www.w3.org/1999/xhtml"), o3) {
    for (s3 = 0; s3 < o3.length; s3++) if ((k3 = o3[s3]) && (C3 ? k3.localName == C3 : 3 == k3.nodeType)) {
      t4 = k3, o3[s3] = null;
      break;
    }
  }
  if (!t4) {
    if (M = a3.ownerDocument || document, !C3) return M.createTextNode(x2);
    t4 = M.createElementNS(f3, C3, x2.is ? x2 : a3), l3 && (n.__m && n.__m(r3, o3), l3 = false), o3 = null;
  }
  if (C3) {
    if (a3 = "template" == C3 && t4.content || t4, o3 = "textarea" == C3 && null != x2.defaultValue ? null : o3 && d.call(a3.childNodes), !l3 && o3) for ($2 = {}, s3 = 0; s3 < t4.attributes.length; s3++) $2[(k3 = t4.attributes[s3]).name] = k3.value;
    for (s3 in $2) k3 = $2[s3], "dangerouslySetInnerHTML" == s3 ? y3 = k3 : "children" == s3 || s3 in x2 || "value" == s3 && "defaultValue" in x2 || "checked" == s3 && "defaultChecked" in x2 || N(t4, s3, null, k3, f3);
    for (s3 in x2) k3 = x2[s3], "children" == s3 ? _3 = k3 : "dangerouslySetInnerHTML" == s3 ? h3 = k3 : "value" == s3 ? b = k3 : "checked" == s3 ? m3 = k3 : l3 && "function" != typeof k3 || $2[s3] === k3 || N(t4, s3, k3, $2[s3], f3);
    h3 ? (l3 || y3 && (h3.__html == y3.__html || h3.__html == t4.innerHTML) || (t4.innerHTML = h3.__html), r3.__k = []) : (y3 && (t4.textContent = ""), ("foreignObject" == C3 || "http://www.w3.org/1998/Math/MathML" == f3 && v.test(C3)) && (f3 = "http://www.w3.org/1999/xhtml"), I(a3, w(_3) ? _3 : [_3], r3, u3, i3, f3, o3, e3, o3 ? o3[0] : u3.__k && S(u3, 0), l3, c3), o3 && o3.some(g)), l3 && "textarea" != C3 || (s3 = "value", "progress" == C3 && null == b ? t4.removeAttribute(s3) : null == b || b === t4[s3] && ("progress" != C3 || b) || N(t4, s3, b, $2[s3], f3), s3 = "checked", null != m3 && m3 != t4[s3] && N(t4, s3, m3, $2[s3], f3));
  } else $2 === x2 || l3 && t4.data == x2 || (t4.data = x2);
  return t4;
}
function G(t4, r3, u3, i3) {
  try {
    "function" == typeof t4 ? r3 ? r3.__x = t4(r3) || 1 : i3 && (i3 = i3.__c || i3.__e) && (r3 = i3.__x) && (i3.__x = null, "function" == typeof r3 ? r3() : t4(null)) : t4.current = r3;
  } catch (t5) {
    n.__e(t5, u3);
  }
}
function J(t4, r3, u3) {
  var i3, f3, o3, e3;
  if (n.unmount && n.unmount(t4), !(i3 = t4.ref) || i3.current && i3.current != t4.__e || G(i3, null, r3, t4), i3 = t4.__c) {
    if (i3.componentWillUnmount) try {
      i3.componentWillUnmount();
    } catch (t5) {
      n.__e(t5, r3);
    }
    i3.__P = i3.__n = null;
  }
  if (i3 = t4.__k) for (e3 = 0; e3 < i3.length; e3++) i3[e3] && J(i3[e3], r3, "function" != typeof t4.type || u3 && !t4.props.__P);
  !u3 && (i3 = t4.__c) && (i3 = i3.__z) && (f3 = B(i3, o3 = [])) && (i3 == t4.__e && o3.some(g), g(f3), g(i3)), u3 || g(t4.__e), t4.__e = t4.__c = t4.__ = null;
}
function K(n3, t4, r3) {
  return this.constructor(n3, r3);
}
function Q(t4, r3) {
  var u3, i3, f3, o3;
  n.__ && n.__(t4, r3), 9 == r3.nodeType && (r3 = r3.documentElement), i3 = (u3 = t4 && 32 & t4.__u) ? null : r3.__k, r3.__k = m($, { children: [t4] }), f3 = [], o3 = [], z(r3, r3.__k, i3 || p, p, r3.namespaceURI, i3 ? null : r3.firstChild ? d.call(r3.childNodes) : null, f3, i3 ? i3.__e : r3.firstChild, u3, o3), E(f3, r3.__k, o3), r3.__k.props.children = null;
}
n = { __e: function(n3, t4, r3, u3) {
  for (var i3, o3, e3; t4 = t4.__; ) if ((i3 = t4.__c) && !(1 & i3.__g)) {
    i3.__g |= 4;
    try {
      if ((e3 = (o3 = i3.constructor) && o3.getDerivedStateFromError) && i3.setState(o3.getDerivedStateFromError(n3)), i3.componentDidCatch && (i3.componentDidCatch(n3, u3 || {}), e3 = 1), e3 && 8 & i3.__g) return void (i3.__g |= 2);
    } catch (t5) {
      n3 = t5;
    }
  }
  throw f = 0, n3;
} }, t = 0, r = function(n3) {
  return null != n3 && n3.constructor === h;
}, x.prototype.setState = function(n3, t4) {
  var r3 = this.__s;
  r3 && r3 != this.state || (r3 = this.__s = _({}, this.state)), "function" == typeof n3 && (n3 = n3(_({}, r3), this.props)), n3 && (_(r3, n3), this.__v && (t4 && this.__k.push(t4), L(this)));
}, x.prototype.forceUpdate = function(n3) {
  this.__v && (this.__g |= 4, n3 && this.__h.push(n3), L(this));
}, x.prototype.render = $, u = [], f = 0, o = function(n3, t4) {
  return n3.__v.__b - t4.__v.__b;
}, e = /* @__PURE__ */ Symbol(), l = /(PointerCapture)$|Capture$/i, c = 0, a = {}, s = 0;

// ../../node_modules/htm/dist/htm.module.js
var n2 = function(t4, s3, r3, e3) {
  var u3;
  s3[0] = 0;
  for (var h3 = 1; h3 < s3.length; h3++) {
    var p3 = s3[h3++], a3 = s3[h3] ? (s3[0] |= p3 ? 1 : 2, r3[s3[h3++]]) : s3[++h3];
    3 === p3 ? e3[0] = a3 : 4 === p3 ? e3[1] = Object.assign(e3[1] || {}, a3) : 5 === p3 ? (e3[1] = e3[1] || {})[s3[++h3]] = a3 : 6 === p3 ? e3[1][s3[++h3]] += a3 + "" : p3 ? (u3 = t4.apply(a3, n2(t4, a3, r3, ["", null])), e3.push(u3), a3[0] ? s3[0] |= 2 : (s3[h3 - 2] = 0, s3[h3] = u3)) : e3.push(a3);
  }
  return e3;
};
var t2 = /* @__PURE__ */ new Map();
function htm_module_default(s3) {
  var r3 = t2.get(this);
  return r3 || (r3 = /* @__PURE__ */ new Map(), t2.set(this, r3)), (r3 = n2(this, r3.get(s3) || (r3.set(s3, r3 = (function(n3) {
    for (var t4, s4, r4 = 1, e3 = "", u3 = "", h3 = [0], p3 = function(n4) {
      1 === r4 && (n4 || (e3 = e3.replace(/^\s*\n\s*|\s*\n\s*$/g, ""))) ? h3.push(0, n4, e3) : 3 === r4 && (n4 || e3) ? (h3.push(3, n4, e3), r4 = 2) : 2 === r4 && "..." === e3 && n4 ? h3.push(4, n4, 0) : 2 === r4 && e3 && !n4 ? h3.push(5, 0, true, e3) : r4 >= 5 && ((e3 || !n4 && 5 === r4) && (h3.push(r4, 0, e3, s4), r4 = 6), n4 && (h3.push(r4, n4, 0, s4), r4 = 6)), e3 = "";
    }, a3 = 0; a3 < n3.length; a3++) {
      a3 && (1 === r4 && p3(), p3(a3));
      for (var l3 = 0; l3 < n3[a3].length; l3++) t4 = n3[a3][l3], 1 === r4 ? "<" === t4 ? (p3(), h3 = [h3], r4 = 3) : e3 += t4 : 4 === r4 ? "--" === e3 && ">" === t4 ? (r4 = 1, e3 = "") : e3 = t4 + e3[0] : u3 ? t4 === u3 ? u3 = "" : e3 += t4 : '"' === t4 || "'" === t4 ? u3 = t4 : ">" === t4 ? (p3(), r4 = 1) : r4 && ("=" === t4 ? (r4 = 5, s4 = e3, e3 = "") : "/" === t4 && (r4 < 5 || ">" === n3[a3][l3 + 1]) ? (p3(), 3 === r4 && (h3 = h3[0]), r4 = h3, (h3 = h3[0]).push(2, 0, r4), r4 = 0) : " " === t4 || "	" === t4 || "\n" === t4 || "\r" === t4 ? (p3(), r4 = 2) : e3 += t4), 3 === r4 && "!--" === e3 && (r4 = 4, h3 = h3[0]);
    }
    return p3(), h3;
  })(s3)), r3), arguments, [])).length > 1 ? r3 : r3[0];
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
var box = (css) => node("div", { class: css });
function icon(name2) {
  const drawing = raw(`<svg viewBox="0 0 24 24"><use href="#cl-i-${plain(name2)}"/></svg>`);
  return html`<span class="cl-ic" aria-hidden="true" ...${drawing} />`;
}
function symbol(name2, css = "") {
  const drawing = raw(`<svg viewBox="0 0 100 100"><use href="#cl-${plain(name2)}"/></svg>`);
  return html`<span class="cl-sy ${css}" aria-hidden="true" ...${drawing} />`;
}
var button = (css, onClick, ...inside) => html`<button type="button" class=${css} onClick=${onClick}>${inside}</button>`;
function signButton(css, sign2, label, onClick, disabled = false) {
  return html`<button type="button" class=${css} title=${label} aria-label=${label}
    onClick=${onClick} disabled=${disabled}
  >
    ${icon(sign2)}
  </button>`;
}
function classes(wanted) {
  return Object.keys(wanted).filter((name2) => wanted[name2]).join(" ");
}
function dress(node2, looks) {
  for (const [name2, has] of Object.entries(looks)) node2.classList.toggle(name2, has);
}
var COUNTS = [2, 3, 4, 5, 8];
var atLeast = (n3) => Object.fromEntries(COUNTS.map((count) => [`cl-from-${count}`, n3 >= count]));
function keys(names) {
  const seen = /* @__PURE__ */ new Map();
  return names.map((name2) => {
    const n3 = (seen.get(name2) ?? 0) + 1;
    seen.set(name2, n3);
    const key = `${name2}#${n3}`;
    return { key, "data-key": key };
  });
}
var fill = (text, values) => text.replace(/\{(\w+)\}/g, (part2, name2) => String(values[name2] ?? part2));
var cards = (words, n3) => fill(n3 === 1 ? words.card : words.cards, { n: n3 });
var same = (a3, b) => JSON.stringify(a3) === JSON.stringify(b);

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
   * The classes of the page that the form's style hangs on; by default those by which seats, and
   * what lies before them, become smaller in a low window.
   * @param {Scene} _scene
   * @returns {Record<string, boolean>}
   */
  classes(_scene) {
    return { "cl-form-piles": true };
  }
  /** What stands in the middle. @param {Scene} _scene @returns {Shown} */
  middle(_scene) {
    return null;
  }
  /** What lies before another player, under the player's name. @param {SeatData} seat
   * @returns {Shown} */
  layBefore(seat) {
    return html`<div class="cl-places">${this.places(seat.places)}</div>`;
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
  /**
   * Where the focus goes once a card is picked by a key; null where it stays on the card.
   * @returns {HTMLElement | null}
   */
  following() {
    return null;
  }
  /** Whether the form itself shows the button of a move. @param {MoveData} _move */
  owns(_move) {
    return false;
  }
  /** Those of the moves that come with a card that are buttons under it. @param {MoveData[]} moves */
  asButtons(moves) {
    return moves.filter((move) => !this.owns(move));
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
  /**
   * The button of a pile in the middle.
   * @param {Pile} pile
   * @param {object} [how]
   * @param {string} [how.before] what is read before the number of its cards
   * @param {string} [how.behind] what is read after it
   * @param {Record<string, boolean>} [how.looks] more classes
   * @param {Shown} [how.inside] what is drawn, where not its cards
   * @param {Attributes} [how.more] attributes that are not as usual
   */
  pileButton({ count, label, name: name2, top: top2 }, { before = "", behind = "", looks, inside, more } = {}) {
    const { art, pick, press, words } = this.play;
    const thing = { zone: name2 };
    const last = top2.at(-1);
    const on = last ? `, ${words.on_top}: ${art.name(last)}` : "";
    const usual = {
      "cl-may": pick.invites(thing),
      "cl-thick": count > 1,
      "cl-empty": !top2.length
    };
    return html`<button type="button" class="cl-pile ${classes({ ...usual, ...looks })}"
      disabled=${!pick.leads(thing)} onClick=${() => press(thing)}
      aria-label="${label}: ${before}${cards(words, count)}${on}${behind}" ...${more}
    >
      ${inside ?? art.faces(top2)}
    </button>`;
  }
  /** What lies before a seat: like pieces in one heap, with their number.
   * @param {PlaceData[]} places */
  places(places) {
    return places.map(
      (place) => html`<div key=${place.zone} class="cl-place"
        data-zone=${place.zone}
      >
        <span class="cl-place-name">${place.label} <b>${place.count}</b></span>
        <div class="cl-heap">${this.heaps(place)}</div>
      </div>`
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
    return heaps.map(([card, n3], i3) => this.piece(place, card, n3, names[i3]));
  }
  /**
   * A piece that can be pressed.
   * @param {PlaceData} place
   * @param {string | null} card
   * @param {number} n how many like pieces lie there
   * @param {Attributes & { css?: string }} [more] attributes, and more classes
   */
  piece(place, card, n3, { css = "", ...more } = {}) {
    const { art, pick, press, words } = this.play;
    const thing = { card, zone: place.zone };
    const may = pick.leads(thing);
    const sel = pick.isPicked(thing);
    const name2 = card ? art.name(card) : cards(words, n3);
    const times = card && n3 > 1 ? ` (${n3})` : "";
    return html`<button type="button"
      class="cl-piece ${css} ${classes({ "cl-may": may || sel, "cl-sel": sel })}"
      disabled=${!may && !sel} aria-pressed=${pick.pressed(sel)} data-n=${n3 > 1 ? n3 : ""}
      aria-label="${place.label}: ${name2}${times}" onClick=${() => press(thing)} ...${more}
    >
      ${art.small(card)}
    </button>`;
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
  /** @param {Scene} scene @returns {Shown} */
  middle({ rows }) {
    return html`<div class="cl-form cl-piles ${classes(atLeast(rows.length))}">
      ${rows.map((row) => html`<div class="cl-row">${this.row(row)}</div>`)}
    </div>`;
  }
  /** @param {Pile[]} piles */
  row(piles) {
    return piles.map((pile) => pile.spread ? this.spread(pile) : this.pile(pile));
  }
  /** A zone that shows its top. @param {Pile} pile @param {string} [css] more classes */
  pile(pile, css = "") {
    const before = `${this.play.art.text(pile.note)} `;
    return html`<div key=${pile.name} class="cl-zone ${css}" data-zone=${pile.name}>
      ${this.pileButton(pile, { before })}
      ${this.caption(pile)}
    </div>`;
  }
  /** What stands under a pile. @param {Pile} pile @returns {Shown} */
  caption({ count, label, note: note2, spread, top: top2 }) {
    const isPlain = !spread && count === 1 && top2.length > 0 && top2.at(-1) != null;
    const counted = isPlain ? null : html`<b>${count}</b>`;
    const { art } = this.play;
    const isSentence = note2 && (note2.length > 1 || typeof note2[0] === "string");
    const fact = note2 && !isSentence ? art.line(note2) : counted;
    return html`<p class="cl-label">${label} ${fact}</p>
      ${isSentence && html`<p class="cl-note" title=${art.text(note2)}>${art.line(note2)}</p>`}`;
  }
  /** A zone that shows all its pieces. @param {Pile} pile */
  spread(pile) {
    const { art, pick, press } = this.play;
    const zone = pile.name;
    const isOne = pick.leads({ zone });
    const names = keys(pile.top.map((card) => card ?? "back"));
    return html`<div key=${zone} class="cl-zone cl-spread" data-zone=${zone}>
      <div class="cl-heap">
        ${pile.top.map((card, i3) => {
      const thing = { card, zone };
      const open = isOne || pick.leads(thing) || pick.isPicked(thing);
      return html`<button ...${names[i3]} type="button"
            class="cl-card ${classes({ "cl-may": open })}" disabled=${!open}
            aria-label=${art.name(card)} onClick=${() => press(isOne ? { zone } : thing)}
          >
            ${art.face(card)}
          </button>`;
    })}
      </div>
      ${this.caption(pile)}
    </div>`;
  }
};

// table/pick.js
var REFUSED_FROM = 1e3;
var hasCard = (move) => move.steps.some((step) => step.card);
var Picking = class _Picking {
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
      const i3 = left2.slice(0, Math.max(free, 1)).findIndex((other) => same(other, step));
      if (i3 < 0) return null;
      left2.splice(i3, 1);
      free -= 1;
    }
    return left2;
  }
  /** The steps one of which comes next; null as above. @param {MoveData} move */
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
  /**
   * What `aria-pressed` says of a thing. Most are no switches: one press of a card plays it.
   * @param {boolean} isPicked
   */
  pressed(isPicked) {
    return isPicked || (this.marking ? false : void 0);
  }
  /**
   * The buttons that come with the card that brings the most of them: their room is kept, so that
   * the hand stays where it is when a card is pressed.
   * @param {(moves: MoveData[]) => MoveData[]} shown those that are drawn as buttons
   */
  toCome(shown) {
    if (this.marking) return [];
    const firsts = this.moves.flatMap(({ any, steps }) => steps.slice(0, Math.max(any, 1)));
    let most = [];
    for (const thing of new Map(firsts.map((step) => [JSON.stringify(step), step])).values()) {
      const trial = new _Picking(this.moves);
      if (!thing.card || trial.press(thing)) continue;
      const come = shown(trial.buttons().filter(hasCard));
      if (come.length > most.length) most = come;
    }
    return most;
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
    const i3 = this.picked.findIndex((step) => same(step, thing));
    const free = this.open().some((move) => move.any >= this.picked.length);
    this.picked.splice(i3, free ? 1 : this.picked.length);
  }
  /** A step back. */
  back() {
    this.picked.pop();
  }
  /**
   * The moves that are buttons: those without a card, and those that need only a choice, or
   * more of what is picked.
   */
  buttons() {
    const bare = (steps) => steps?.every((step) => !step.card || this.isPicked(step)) ?? false;
    return this.moves.filter(
      (move) => move.steps.every((step) => !step.card) || this.picked.length > 0 && bare(this.left(move))
    );
  }
};

// table/buttons.js
function Buttons({ play, form }) {
  const { art, pick } = play;
  const moves = pick.buttons().filter((move) => !form.owns(move));
  const names = keys(moves.map((move) => move.say));
  const toCome = pick.toCome((come) => form.asButtons(come)).slice(moves.filter(hasCard).length);
  return html`<div class="cl-buttons" role="group" aria-label=${play.words.moves}>
    ${moves.map((move, i3) => moveButton(play, move, { ...names[i3], ...form.dress(move) }))}
    ${toCome.map(
    (move) => html`<span class="cl-btn cl-room" aria-hidden="true">
        ${form.dress(move).label ?? art.line(move.short)}
      </span>`
  )}
  </div>`;
}
function moveButton(play, move, { label, say, isQuiet, css = "", ...names }, ...inside) {
  const { art, pick } = play;
  const suit = move.steps.length === 1 && move.steps[0].suit;
  const looks = {
    "cl-piece-btn": Boolean(move.face),
    "cl-on": move.marked === true,
    "cl-outlined": isQuiet === true
  };
  const ink = suit ? `cl-suit ${art.drawings.suits[suit].css}` : "";
  const isPicked = pick.picked.length > 0 && move.steps.some((step) => step.card);
  const usual = art.line(isPicked ? move.short : move.label);
  return html`<button ...${names} type="button"
    class="cl-btn cl-act ${classes(looks)} ${ink} ${css}"
    aria-label=${say ?? `${move.say}${thenInWords(play, move)}`} aria-keyshortcuts=${move.key}
    aria-pressed=${move.marked} onClick=${() => play.make(move)}
  >
    ${move.face ? art.face(move.face) : label ?? usual}
    ${move.key ? html`<kbd aria-hidden="true">${move.key}</kbd>` : null}
    ${move.then ? html`<small>${thenDrawn(play, move.then)}</small>` : null}
    ${inside}
  </button>`;
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
    const { zone } = heaps;
    const isFront = heaps === more.front;
    const shown = heaps.heaps.map((heap) => k(Heap, { key: heap.card, form, zone, isFront, heap }));
    const isLarge = form.targets.some(({ place }) => place.zone === zone);
    return html`<div key=${zone} class=${isLarge ? "cl-bag-row cl-twice" : "cl-bag-row"}
      data-zone=${zone}
    >
      <span>${heaps.label}</span>
      <div class="cl-bag-heaps ${classes(atLeast(heaps.heaps.length))}">
        ${shown.length ? shown : html`<span class="cl-bag-none">${more.words.none}</span>`}
      </div>
    </div>`;
  });
}
function Heap({ form, zone, isFront, heap: { card, n: n3, marked, wild } }) {
  const { art, pick, press } = form.play;
  const thing = { card, zone };
  const isMarked = form.isTold && marked;
  const looks = {
    "cl-hot": isFront && isMarked,
    "cl-lead": !isFront && isMarked,
    "cl-dim": !isFront && form.isTold && !marked && !wild,
    "cl-glow": pick.invites(thing)
  };
  return html`<span class="cl-bag-heap ${classes(looks)}" role="img" data-n=${n3}
    data-chip="${zone} ${card}"
    aria-label=${`${n3 > 1 ? `${n3} x ` : ""}${art.name(card)}`}
    onClick=${() => pick.leads(thing) && press(thing)}
  >
    ${art.small(card)}
  </span>`;
}
var Points = ({ more: { points, words } }) => html`<p class="cl-bag-points"><b>${points}</b><small>${words.points}</small></p>`;
function Targets({ form, targets, shown, show: show3 }) {
  const isCrowded = form.play.scene.seats.length > TABS;
  const tab = ({ seat, place: { zone }, label }) => html`<button type="button" key=${zone} class="cl-bag-tab" aria-pressed=${zone === shown}
      aria-label=${label} onClick=${() => show3(zone)}
    >
      ${seat.name}
    </button>`;
  const open = targets.filter(({ place }) => !isCrowded || place.zone === shown);
  return html`<div class="cl-bag-targets" role="group" aria-label=${form.more.words.choose}>
    <div class="cl-bag-tabs" hidden=${!isCrowded}>${isCrowded ? targets.map(tab) : null}</div>
    <div class="cl-bag-rows">
      ${open.map(
    ({ place, label }) => html`<div key=${place.zone} class="cl-bag-target"
          data-zone=${place.zone}
        >
          <span>${label}</span>
          <div class="cl-heap">${form.pieces({ ...place, label }, heapsOf(place))}</div>
        </div>`
  )}
    </div>
  </div>`;
}
function OwnFront({ form, mine: { front } }) {
  const { words } = form.more;
  const sentence2 = front.heaps.length ? words.claimed : words.none;
  const place = { zone: front.zone, label: words.front, count: 0, cards: [] };
  const names = keys(front.heaps.map(({ card }) => card));
  return html`<div class="cl-bag-front" data-zone=${front.zone}>
    <p><b>${words.front}</b> <small>${sentence2}</small></p>
    <div class="cl-heap">
      ${front.heaps.map(
    ({ card, n: n3, marked }, i3) => form.piece(place, card, n3, {
      ...names[i3],
      "data-chip": `${front.zone} ${card}`,
      css: form.isTold && marked ? "cl-hot" : ""
    })
  )}
    </div>
  </div>`;
}
function OwnPlate({ form, mine }) {
  const { words } = form.more;
  const { isTold } = form;
  const { zone } = mine.plate;
  const place = { zone, label: words.plate, count: 0, cards: [] };
  return html`
    <h3>${words.plate}<small>${words.most}</small></h3>
    <ul class="cl-bag-columns" data-zone=${zone}>
      ${mine.columns.map(({ cards: cards2, ghost, leads, n: n3, other }) => {
    const names = keys(cards2);
    return html`<li key=${ghost}
          class=${classes({ "cl-lead": isTold && leads, "cl-none": !n3 })}
        >
          <div class="cl-bag-pile">
            ${cards2.map(
      (card, i3) => form.piece(place, card, n3, { ...names[i3], "data-chip": `${zone} ${card}` })
    )}
          </div>
          <i class="cl-bag-ghost" aria-hidden="true">${form.play.art.small(ghost)}</i>
          <b>${n3 || "–"}</b>
          <small>${isTold ? other : null}</small>
        </li>`;
  })}
    </ul>
    ${isTold ? k(Points, { more: mine }) : null}
  `;
}
function CountTable({ art, count, words }) {
  return html`<table>
    <caption class="cl-unseen">${words.count}</caption>
    <thead>
      <tr>
        <td />
        ${count.heads.map(
    ({ card, name: name2, doubled }) => html`<th scope="col" aria-label=${name2}>
            ${art.small(card)}${doubled ? html`<em>×2</em>` : null}
          </th>`
  )}
        <th scope="col">${words.total}</th>
      </tr>
    </thead>
    <tbody>
      ${count.rows.map(
    ({ name: name2, won, cells, points }) => html`<tr class=${won ? "cl-won" : void 0}>
          <th scope="row">${name2}</th>
          ${cells.map(
      ({ n: n3, scores }) => html`<td class=${scores ? "cl-scores" : void 0}>${n3 || null}</td>`
    )}
          <td class="cl-sum">${points}</td>
        </tr>`
  )}
    </tbody>
  </table>`;
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
  return html`<div class=${isTold ? "cl-bag-left" : "cl-bag-left cl-bag-alone"}>
    <div class=${isQuiet ? "cl-bag-ring cl-bag-quiet" : "cl-bag-ring"} data-zone=${zone}>
      <div class="cl-bag-parts" role=${isTold ? "img" : "presentation"}
        aria-label=${isTold ? more.says : ""} hidden=${isQuiet}
      >
        ${isQuiet ? null : html`<svg viewBox="-2 -2 334 334">${parts}</svg>`}
      </div>
      <button type="button"
        class="cl-bag-btn ${classes({ "cl-may": pick.invites({ zone }) })}"
        style=${{ "--cl-drawn": more.drawn.length }} disabled=${!pick.leads({ zone })}
        aria-label="${pile?.label}: ${fill(words.cards, { n: count })}"
        onClick=${() => press({ zone })}
      >
        <span class="cl-bag-sack">${art.face(null)}</span>
        <span class="cl-label">${pile?.label} <b>${count}</b></span>
      </button>
    </div>
    ${isTold && more.risk.length > 0 ? html`<p class="cl-bag-risk">
          <i aria-hidden="true" />
          <b>${more.risk[0]}</b>
          <span>${more.risk[1]}</span>
        </p>` : null}
  </div>`;
}
function part({ busts, n: n3, sign: sign2, symbol: symbol2 }, at, share) {
  const out = busts ? OUT : 0;
  const radius = (INNER + OUTER + out) / 2;
  const long = Math.max(0, 2 * Math.PI * radius * share - GAP);
  const turn = 360 * at - 90 + GAP / 2 / radius * 180 / Math.PI;
  const middle = 2 * Math.PI * (at + share / 2);
  const [x2, y3] = [MIDDLE + radius * Math.sin(middle), MIDDLE - radius * Math.cos(middle)];
  const looks = {
    "cl-busts": busts,
    "cl-gone": !n3,
    [`cl-bag-of-${symbol2}`]: Boolean(symbol2)
  };
  return html`<g class="cl-bag-part ${classes(looks)}">
    <circle cx=${MIDDLE} cy=${MIDDLE} r=${radius}
      style=${{
    strokeWidth: `${OUTER - INNER + out}`,
    strokeDasharray: `${long.toFixed(1)} 2000`,
    transform: `rotate(${turn.toFixed(2)}deg)`
  }}
    />
    <g class="cl-bag-sign cl-bag-${symbol2 || "number"}"
      style=${{ transform: `translate(${x2.toFixed(1)}px, ${y3.toFixed(1)}px)` }}
    >
      ${symbol2 ? html`
            <circle r="19" /><use href="#cl-${symbol2}" x="-13" y="-13" width="26" height="26" />
          ` : html`<text>${sign2}</text>`}
    </g>
  </g>`;
}

// ../../node_modules/preact/hooks/dist/hooks.mjs
var t3;
var r2;
var u2;
var i2;
var o2 = Object.is;
var f2 = 0;
var c2 = [];
var e2 = [];
var a2 = n;
var v2 = a2.__b;
var l2 = a2.__r;
var m2 = a2.diffed;
var h2 = a2.__c;
var s2 = a2.unmount;
var p2 = a2.__;
function y2(n3, t4) {
  a2.__h && a2.__h(r2, n3, f2 || t4), f2 = 0;
  var u3 = r2.__H || (r2.__H = { __: [], __h: [] });
  return n3 >= u3.__.length && u3.__.push({}), u3.__[n3];
}
function d2(n3) {
  return f2 = 1, _2(G2, n3);
}
function _2(n3, u3, i3) {
  var f3 = y2(t3++, 2);
  if (f3.t = n3, !f3.__c && (f3.__ = [i3 ? i3(u3) : G2(void 0, u3), function(n4) {
    var t4 = (f3.__N || f3.__)[0], r3 = f3.t(t4, n4);
    o2(t4, r3) || (f3.__N = [r3, f3.__[1]], f3.__c.setState({}));
  }], f3.__c = r2, !r2.__f)) {
    r2.__f = true;
    var c3 = r2.shouldComponentUpdate;
    r2.shouldComponentUpdate = function(n4, t4, r3) {
      var u4 = this.__H;
      if (!u4) return true;
      var i4 = false, f4 = this.props != n4;
      if (u4.__.some(function(n5) {
        n5.__N && (i4 = true, o2(n5.__[0], n5.__N[0]) || (f4 = true));
      }), c3) {
        var e3 = c3.call(this, n4, t4, r3);
        return i4 ? e3 || f4 : e3;
      }
      return !i4 || f4;
    };
  }
  return f3.__;
}
function g2() {
  var n3;
  do {
    for (; n3 = e2.shift(); ) try {
      C2(n3);
    } catch (t5) {
      a2.__e(t5, { __: (n3 = n3.__P) && n3.__v });
    }
    for (; n3 = c2.shift(); ) {
      var t4 = n3.__H;
      if (n3.__P && t4) try {
        t4.__h.some(C2), t4.__h.some(D2), t4.__h = [];
      } catch (r3) {
        t4.__h = [], a2.__e(r3, n3.__v);
      }
    }
  } while (e2.length);
}
a2.__b = function(n3) {
  r2 = null, v2 && v2(n3);
}, a2.__ = function(n3, t4) {
  n3 && t4.__k && t4.__k.__m && (n3.__m = t4.__k.__m), p2 && p2(n3, t4);
}, a2.__r = function(n3) {
  l2 && l2(n3), t3 = 0;
  var i3 = (r2 = n3.__c).__H;
  i3 && (u2 == r2 ? r2.__h = [] : (i3.__h.some(C2), i3.__h.some(D2), t3 = 0), i3.__h = [], i3.__.some(function(n4) {
    n4.__N && (n4.__ = n4.__N), n4.u = n4.__N = void 0;
  })), u2 = r2;
}, a2.diffed = function(n3) {
  m2 && m2(n3);
  var t4 = n3.__c;
  t4 && t4.__H && (t4.__H.__h.length && B2(c2.push(t4)), t4.__H.__.some(function(n4) {
    n4.u && (n4.__H = n4.u);
  })), u2 = r2 = null;
}, a2.__c = function(n3, t4) {
  t4.some(function(n4) {
    try {
      n4.__h.some(C2), n4.__h = n4.__h.filter(function(n5) {
        return !n5.__ || D2(n5);
      });
    } catch (t5) {
      n4.__h = [function() {
        throw t5;
      }];
    }
  }), h2 && h2(n3, t4);
}, a2.unmount = function(n3) {
  s2 && s2(n3);
  var t4, r3, u3 = n3.__c;
  u3 && u3.__H && (u3.__H.__.some(function(u4) {
    try {
      if (u4.__P && u4.__c) {
        if (void 0 === r3) {
          for (r3 = n3.__; r3 && (!r3.__c || !r3.__c.__P); ) r3 = r3.__;
          r3 = r3 && r3.__c;
        }
        u4.__P = r3, B2(e2.push(u4));
      } else C2(u4);
    } catch (n4) {
      t4 = n4;
    }
  }), u3.__H = void 0, t4 && a2.__e(t4, u3.__v));
};
var k2 = "function" == typeof requestAnimationFrame;
function z2(n3) {
  var t4, r3 = function() {
    clearTimeout(u3), k2 && cancelAnimationFrame(t4), setTimeout(n3);
  }, u3 = setTimeout(r3, 35);
  k2 && (t4 = requestAnimationFrame(r3));
}
function B2(n3) {
  1 != n3 && i2 == a2.requestAnimationFrame || ((i2 = a2.requestAnimationFrame) || z2)(g2);
}
function C2(n3) {
  var t4 = r2, u3 = n3.__c;
  "function" == typeof u3 && (n3.__c = void 0, u3()), r2 = t4;
}
function D2(n3) {
  var t4 = r2;
  n3.__c = n3.__(), r2 = t4;
}
function G2(n3, t4) {
  return "function" == typeof t4 ? t4(n3) : t4;
}

// forms/bag_tray.js
var FULL = 7;
function Tray({ play, more, lost, isPainted }) {
  const { art, pick, scene } = play;
  const isQuiet = scene.show_counts === "none";
  const n3 = lost ? 0 : more.drawn.length;
  const chips = lost ? lost.cards.map((card) => ({ card, name: "", n: "", from: "" })) : more.drawn;
  const draws = pick.leads({ zone: more.bag });
  const hasNext = !lost && !more.count && (draws || !scene.moves.length);
  const looks = {
    "cl-bag-lost": lost != null,
    "cl-bag-quiet-tray": isQuiet && !lost
  };
  const names = keys(chips.map(({ card }) => card));
  return html`<div class="cl-bag-tray ${classes(looks)}"
    style=${{ "--cl-risk": n3 ? 0.2 + 0.8 * Math.min(n3, FULL) / FULL : 0 }}
  >
    <p class="cl-bag-heading">
      ${lost ? html`<b>${more.words.bust}</b> ${art.line(lost.line.text)}` : more.heading}
    </p>
    <ul class="cl-bag-chips" data-zone=${more.tray} aria-label=${more.heading}>
      ${chips.map((chip, i3) => {
    const twin = lost ? isTwin(lost.cards, i3, more.kinds) : false;
    const again = twin && i3 === chips.length - 1 && Boolean(more.kinds[chip.card]);
    const takes = lost ? toldOfLost(more, again) : toldOf(chip, isQuiet);
    return html`<li ...${names[i3]}
          class=${classes({ "cl-gone": lost != null && !twin, "cl-twin": twin })}
        >
          ${k(DrawnChip, { play, card: chip.card, zone: more.tray, isPainted })}
          <span class="cl-take" hidden=${!lost && isQuiet && !chip.name}>${takes}</span>
        </li>`;
  })}
      ${hasNext ? k(Next, { key: "next", more }) : null}
    </ul>
  </div>`;
}
var toldOfLost = ({ words }, again) => again ? html`<b>${words.again}</b>` : words.back;
function toldOf({ name: name2, n: n3, from }, isQuiet) {
  const brings = isQuiet ? [] : html`<b>${n3}</b><span>${from}</span>`;
  return name2 ? html`<b>${name2}</b>${n3 ? brings : null}` : brings;
}
function DrawnChip({ play: { art, pick, press }, card, zone, isPainted }) {
  const [isNew] = d2(isPainted);
  const thing = { card, zone };
  const sel = pick.isPicked(thing);
  const may = pick.invites(thing) || sel;
  return html`<span class=${isNew ? "cl-bag-new" : void 0}>
    <button type="button"
      class="cl-bag-chip ${classes({ "cl-may": may, "cl-sel": sel })}"
      data-key="${card}#1" data-chip="${zone} ${card}" aria-label=${art.name(card)}
      disabled=${!pick.leads(thing) && !sel} aria-pressed=${pick.pressed(sel)}
      onClick=${() => press(thing)}
    >
      ${art.small(card)}
    </button>
  </span>`;
}
var PLACE = '<svg viewBox="0 0 100 92" aria-hidden="true"><path d="M40 9q10-9 20 0 24 30 36 62 3 14-10 17-36 5-72 0Q1 85 4 71 16 39 40 9z"/><text x="50" y="72">?</text></svg>';
var Next = ({ more }) => html`<li class="cl-bag-next">
  <i ...${raw(PLACE)} /><span class="cl-take">${more.words.more}</span>
</li>`;
function lostIn({ story }, more) {
  const { draws, values, moves, lost, ends } = more.told;
  const at = story.findLastIndex(({ icon: icon2 }) => icon2 === draws || icon2 === lost || icon2 === ends[0]);
  if (story[at]?.icon !== lost) return null;
  const cards2 = [];
  const away = /* @__PURE__ */ new Set();
  let value = "";
  for (let i3 = at - 1; i3 >= 0 && !ends.includes(story[i3].icon); i3 -= 1) {
    const named = pieces(story[i3]);
    if (story[i3].icon === moves) for (const card of named) away.add(card);
    if (story[i3].icon === values) value = named[0];
    if (story[i3].icon !== draws) continue;
    const isWorn = value && !more.kinds[named[0]];
    cards2.unshift(isWorn ? `${named[0]}=${value}` : named[0]);
    if (isWorn) value = "";
  }
  const last = cards2.length - 1;
  return {
    line: story[at],
    value,
    cards: cards2.filter((card, i3) => i3 === last || !away.has(card))
  };
}
function pieces(line) {
  return line.text.flatMap((part2) => typeof part2 === "object" && part2.card ? [part2.card] : []);
}
function isTwin(cards2, i3, kinds) {
  const last = cards2[cards2.length - 1];
  return i3 === cards2.length - 1 || kinds[cards2[i3]] === kinds[last];
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
  /** Whether the table says what pieces count. */
  get isTold() {
    return this.play.scene.show_counts !== "none";
  }
  /** @param {Scene} scene */
  take(scene) {
    const lost = lostIn(scene, this.more);
    if (lost && this.held.length >= lost.cards.length) {
      const last = lost.cards.at(-1);
      const worn = `=${lost.value}`;
      const held = this.held.map((card) => card in this.more.kinds ? card : card + worn);
      lost.cards = last ? [...this.held, last] : held;
    }
    if (!lost) this.held = this.more.drawn.map(({ card }) => card);
    this.isNew = lost?.line.n !== this.lost?.line.n;
    this.lost = lost;
    const { pick } = this.play;
    const rowsOf = (wanted) => scene.seats.flatMap(
      (seat) => seat.places.filter((place) => wanted(place, seat)).map((place) => ({ seat, place, label: `${seat.name}, ${place.label.toLowerCase()}` }))
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
    return html`<div class="cl-form cl-bag">
      ${k(Ring, { play, more })}
      ${targets.length ? k(Targets, { form: this, targets, shown: this.shown, show: show3 }) : null}
      ${k(Tray, { play, more, lost: this.lost, isPainted })}
      <div class="cl-bag-low">
        ${acts}
        ${choices}
        ${scene.mine && !isMine ? k(OwnFront, { form: this, mine: this.own(scene) }) : null}
      </div>
      ${this.isCounted && more.count ? html`<div class="cl-bag-count">
            ${k(CountTable, { art: play.art, count: more.count, words: more.words })}
          </div>` : null}
    </div>`;
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
    return html`<div class="cl-bag-duel" role="group" aria-label=${words.moves}>
      ${acts.map(({ act, move }, i3) => {
      const note2 = this.isTold ? act.note : "";
      if (!move) return html`<p ...${names[i3]} class="cl-bag-not"><small>${note2}</small></p>`;
      return this.noted(move, note2, { ...names[i3], css: act.risk ? "cl-bag-risky" : "" });
    })}
    </div>`;
  }
  /** The values to choose from. */
  choices() {
    const { verbs, faces, notes } = this.more.choices;
    const { pick, words } = this.play;
    const offered = pick.buttons().filter((move) => verbs.includes(move.verb));
    if (!offered.length) return null;
    const names = keys(offered.map((move) => move.say));
    return html`<div class="cl-bag-choices ${classes(atLeast(offered.length))}"
      role="group" aria-label=${words.moves}
    >
      ${offered.map((move, i3) => {
      const value = move.steps.at(-1)?.choice?.split(" ").at(-1) ?? "";
      const note2 = this.isTold ? notes[value] ?? "" : "";
      return this.noted({ ...move, face: faces[value] }, note2, names[i3]);
    })}
    </div>`;
  }
  /**
   * A button with something said below.
   * @param {MoveData} move
   * @param {string} note
   * @param {Dress} dress
   */
  noted(move, note2, dress2) {
    const say = note2 ? `${move.say}: ${note2}` : void 0;
    const below = html`<small class="cl-bag-note">${note2}</small>`;
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
    return html`
      <div class="cl-places">${k(Rows, { form: this, more })}</div>
      ${isTold ? k(Points, { more }) : null}
      ${play.scene.seats.length > FEW ? html`<button type="button" class="cl-bag-peek"
            aria-label="${seat.name}: ${seat.places.at(-1)?.label}" aria-expanded=${isOpen2}
            onClick=${peek}
          />` : null}
    `;
  }
  /** @param {Scene} scene */
  layMine(scene) {
    return scene.mine ? k(OwnPlate, { form: this, mine: this.own(scene) }) : null;
  }
  // --- motion ----------------------------------------------------------------------------------
  before() {
    this.lay = /* @__PURE__ */ new Map();
    for (const node2 of this.play.felt.querySelectorAll("[data-chip]")) {
      const box2 = node2.getBoundingClientRect();
      if (box2.width) this.lay.set(
        /** @type {HTMLElement} */
        node2.dataset.chip ?? "",
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
    const gone = changes(old, scene).flatMap(([place, n3]) => Array(Math.max(0, -n3)).fill(place));
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
    for (const [place, n3] of changes(old, scene)) {
      const [zone, base] = place;
      const node2 = n3 > 0 && [...felt.querySelectorAll("[data-chip]")].findLast((each) => isIt(each, zone, base));
      if (!node2) continue;
      const from = gone.find((other) => other[1] === base && other[0] !== zone);
      const box2 = from ? this.was(from[0], base) : bag;
      if (box2) trips.push([node2, box2, from ? 0 : RISE]);
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
function isIt(node2, zone, base) {
  const place = (
    /** @type {HTMLElement} */
    node2.dataset.chip ?? ""
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
        const [place, n3] = counted.get(`${zone} ${base}`) ?? [[zone, base], 0];
        counted.set(`${zone} ${base}`, [place, n3 + sign2]);
      }
    }
  };
  count(old, -1);
  count(scene, 1);
  return [...counted.values()].filter(([, n3]) => n3);
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
  return hand.toSorted((a3, b) => by2[0](a3) - by2[0](b) || by2[1](a3) - by2[1](b));
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
  return html`<div class="cl-sorting" hidden=${isHidden}>
    ${scene.hand.length < FROM ? null : button("cl-sort", change, icon("list"), html`<span>${label}</span>`)}
  </div>`;
}
function Hand({ play, form, order, isHidden }) {
  const { art, words, pick, scene } = play;
  const zone = scene.hand_zone ?? "";
  const hand = sorted(scene.hand, order, art.drawings);
  const n3 = hand.length;
  const inRow = Math.ceil(n3 / Math.max(1, Math.ceil(n3 / IN_A_ROW)));
  const names = keys(hand.map(({ card }) => card));
  const asked = scene.moves.length > 0;
  const isStep = isTask(scene);
  return html`<div class="cl-hand ${classes(atLeast(n3))}" role="group"
    aria-label=${words.hand} data-zone=${zone} hidden=${isHidden}
    style=${{ "--cl-columns": columns(inRow) }}
  >
    ${hand.map(({ card, no }, i3) => {
    const thing = { card, zone };
    const may = pick.leads(thing);
    const like = hand.slice(0, i3).filter((other) => other.card === card);
    const sel = pick.isPicked(thing, like.length);
    const begins = may || pick.begins(thing);
    const looks = {
      "cl-may": sel || pick.invites(thing),
      "cl-not": !may && !sel && asked,
      "cl-sel": sel,
      "cl-below": i3 >= inRow,
      "cl-then": form.fitsThen(card)
    };
    const turn = n3 > 1 ? (i3 / (n3 - 1) - 0.5) * Math.min(14, n3 * 1.6) : 0;
    const why = asked && !may && no ? `: ${art.text(no.text)}` : "";
    const state = `, ${begins ? words.playable : words.not_playable}${why}`;
    return html`<button ...${names[i3]} type="button" class="cl-card ${classes(looks)}"
        style=${{
      "--cl-n": n3,
      "--cl-r": turn.toFixed(2),
      "--cl-dy": (turn * turn * 0.28).toFixed(1)
    }}
        aria-label=${`${art.name(card)}${pick.marking || isStep ? "" : state}`}
        aria-disabled=${asked && !begins && !sel && !isStep}
        aria-pressed=${pick.pressed(sel)} onClick=${() => play.press(thing)}
      >
        ${art.face(card)}
      </button>`;
  })}
  </div>`;
}
var isTask = ({ step }) => step !== void 0 && step.kind !== "game";
var columns = (n3) => `${n3 > 1 ? `repeat(${n3 - 1}, minmax(0, calc(var(--cw) + 4px)))` : ""} var(--cw)`;

// forms/claim_seat.js
var drawCups = ({ symbol: sign2, n: n3, all }) => Array.from(
  { length: all },
  (_3, i3) => i3 < n3 ? html`<span key=${i3} class="cl-paper cl-cup">${symbol(sign2)}</span>` : html`<i key="no ${i3}" class="cl-cup0">${symbol(sign2)}</i>`
);
function drawFoot(art, { cups, wild, wild_card, won }) {
  const shown = Math.min(2, won.n);
  return html`
    <span role="img" class="cl-won-pile" data-zone=${won.zone} aria-label=${won.text}>
      <span class=${shown ? "cl-pilelet" : "cl-pilelet cl-none-won"}>
        ${art.faces(Array(shown).fill(null))}
      </span>
      <b>${won.n}</b>
      <small>${won.text.replace(/^\d+\s*/, "")}</small>
    </span>
    <span role="img" class="cl-wild" hidden=${!wild} title=${wild} aria-label=${wild}>
      ${wild ? art.small(wild_card) : null}
    </span>
    <span role="img" class="cl-cups" data-zone=${cups.zone} aria-label=${cups.label}>
      ${drawCups(cups)}
    </span>
  `;
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
    for (const node2 of this.felt.querySelectorAll(CARDS))
      this.places.set(node2, node2.getBoundingClientRect());
  }
  /** @param {Scene | null} old @param {Scene} scene */
  after(old, scene) {
    if (prefersReducedMotion() || !old || old.me !== scene.me) return;
    this.trips = [];
    const own2 = this.form.trips(old, scene);
    if (own2) {
      for (const [node2, from, rise] of own2) this.travel(node2, from, rise);
      for (const trip of this.trips) this.stand(...trip);
      return;
    }
    const [was, is] = [counts(old), counts(scene)];
    const fewer = [...was.keys()].filter((name2) => (is.get(name2) ?? 0) < (was.get(name2) ?? 0));
    const more = [...is.keys()].filter((name2) => (is.get(name2) ?? 0) > (was.get(name2) ?? 0));
    const hand = scene.hand_zone;
    for (const node2 of this.felt.querySelectorAll(CARDS)) {
      const place = this.places.get(node2) ?? (fewer[0] && fewer[0] !== hand ? this.rect(fewer[0]) : null);
      if (place) this.travel(node2, place);
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
    const gone = [...this.places.keys()].find((node2) => !node2.isConnected);
    return gone ? this.places.get(gone) : null;
  }
  /** @param {string} name */
  rect(name2) {
    const node2 = this.zone(name2);
    return (node2?.querySelector(LAST) ?? node2)?.getBoundingClientRect();
  }
  /** @param {Element} node @param {DOMRect} from @param {number} [rise] */
  travel(node2, from, rise = 0) {
    this.trips.push([
      /** @type {HTMLElement} */
      node2,
      from,
      node2.getBoundingClientRect(),
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
  stand(node2, from, to, rise) {
    const [dx, dy] = [from.left - to.left, from.top - to.top];
    if (!to.width || Math.abs(dx) < 1 && Math.abs(dy) < 1) return;
    const was = {
      translate: `${dx}px ${dy}px`,
      scale: String(Math.max(0.3, Math.min(2, from.width / to.width)))
    };
    Object.assign(node2.style, was);
    const high = { ...was, translate: `${dx}px ${dy - rise}px`, offset: 0.3 };
    const frames = [was, ...rise ? [high] : [], { translate: "0 0", scale: "1" }];
    this.standing.push([node2, frames]);
  }
  /** Let them move, in the frame after: to start a dozen motions takes as long as all else. */
  start() {
    for (const [node2, frames] of this.standing.splice(0)) {
      Object.assign(node2.style, { translate: "", scale: "" });
      node2.animate(frames, EASE);
    }
  }
};

// forms/revealing.js
var SHOWN = 1500;
var HELD = 2200;
var FLIGHT = { duration: 250, easing: "cubic-bezier(.2,.8,.2,1)" };
var Revealing = class {
  /** @param {Play} play */
  constructor(play) {
    this.play = play;
    this.seen = void 0;
    this.stage = "";
    this.timer = new Timer();
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
      if (!first && scene.mode !== "over") this.timer.set(SHOWN, () => this.leave(reveal));
    }
    return isNew && !first ? HELD : 0;
  }
  /** The card beside the place of its stack, which is gone. @param {RevealData | null} reveal */
  last(reveal) {
    if (!reveal || this.stage !== "gone") return null;
    return html`<div class="cl-last ${rim(reveal)}">
      ${this.play.art.small(reveal.card)}${sign(reveal)}
    </div>`;
  }
  /** @param {RevealData | null} reveal */
  verdict(reveal) {
    if (!reveal || this.stage === "") return null;
    const isRight = reveal.right && reveal.trait !== "";
    const css = `cl-verdict ${isRight ? "cl-right" : "cl-wrong"}`;
    return html`<p class=${css}>${icon(isRight ? "check" : "cross")}${reveal.verdict}</p>`;
  }
  /** @param {"" | "up" | "gone"} stage */
  settle(stage) {
    this.timer.stop();
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
var sign = ({ right, trait: trait2 }) => trait2 ? icon(right ? "check" : "cross") : null;
var rim = ({ plain: plain2, right, trait: trait2 }) => trait2 ? `cl-of-${plain2 ? trait2 : "all"} ${right ? "cl-right" : "cl-wrong"}` : "cl-unnamed";

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
  /** The challenges that are offered: in a step of a lesson not all that the game allows. */
  get doubts() {
    const { pick, scene } = this.play;
    if (pick.marking) return [];
    return this.more.doubts.flatMap(({ index, ...doubt }) => {
      const move = scene.moves.find((one) => one.index === index);
      return move ? [{ ...doubt, move }] : [];
    });
  }
  get isDoubting() {
    return this.doubts.length > 0;
  }
  classes() {
    return {
      "cl-form-claim": true,
      "cl-doubting": this.isDoubting,
      "cl-saying": this.sayings().length > 0,
      "cl-to-say": this.play.pick.toCome((moves) => moves.filter(said)).length > 0,
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
    const { pick } = this.play;
    const saying = this.sayings();
    const room = pick.toCome((moves) => moves.filter(said)).slice(saying.length);
    const shelf = scene.rows.flat().filter((pile) => more.shelf.includes(pile.name));
    return html`<div class="cl-form cl-claim">
      ${this.speech(scene)}
      <div class="cl-claim-table">
        <div class="cl-shelf">${this.row(shelf)}</div>
        <div class="cl-said-here">
          <div class="cl-duel">
            <div class="cl-aside">
              ${this.doubt("number")}${saying.length ? null : this.reveal.last(more.reveal)}
            </div>
            ${this.stack(scene)}
            <div class="cl-aside cl-right">${this.doubt("suit")}</div>
          </div>
          <div class="cl-turns">
            ${saying.length ? null : this.reveal.verdict(more.reveal)}
            ${saying.length || room.length ? this.options(saying, room) : null}
          </div>
          ${this.stake(scene)}
          ${more.trail.length ? this.trail() : null}
        </div>
        <div class="cl-prize">${this.prize()}</div>
      </div>
    </div>`;
  }
  /** @param {MoveData} move */
  owns(move) {
    return this.owned.has(move.index);
  }
  /** One button ends all sayings: the longest needs the most room. @param {MoveData[]} moves */
  asButtons(moves) {
    const sayings = moves.filter(said).toSorted((a3, b) => b.say.length - a3.say.length);
    return [...sayings.slice(0, 1), ...moves.filter((move) => !said(move))];
  }
  /** "Say chili 8" on the button that ends a saying. @param {MoveData} move */
  dress(move) {
    const { art, pick } = this.play;
    const saying = hasCard(move) ? this.saying(said(move))?.label : null;
    const isQuiet = !pick.marking && this.more.quiet.includes(move.index);
    return { label: saying ? art.line(saying) : void 0, isQuiet };
  }
  /** What was won comes when the revealed card has been seen. @param {string} zone */
  awaits(zone) {
    return this.reveal.stage === "up" && zone === this.more.reveal?.zone;
  }
  /**
   * What may be said comes before the hand: nobody should have to go back to it.
   * @returns {HTMLElement | null}
   */
  following() {
    return this.play.felt.querySelector('.cl-option[aria-pressed="true"]');
  }
  // --- what is said of my card ------------------------------------------------------------------
  /** The moves that say something of the card that is picked. */
  sayings() {
    const { pick } = this.play;
    if (pick.marking || !pick.picked.length) return [];
    return this.inOrder(pick.buttons().filter((move) => hasCard(move) && said(move)));
  }
  /**
   * Sayings by spice and number; last those that a lesson lets one try.
   * @param {MoveData[]} moves
   */
  inOrder(moves) {
    const cards2 = this.more.says.map((say) => say.card);
    const at = (move) => cards2.indexOf(said(move)) + 1 || Infinity;
    return moves.toSorted((a3, b) => Math.sign(at(a3) - at(b)) || 0);
  }
  /**
   * What is to be said unless something else is pressed: the card itself if it fits, or the first
   * that does.
   * @param {MoveData[]} moves
   */
  choose(moves) {
    const { pick } = this.play;
    this.owned = new Set(this.doubts.map(({ move }) => move.index));
    if (!moves.length) {
      this.chosen = "";
      return;
    }
    const { card } = pick.picked[0];
    const offered = moves.map(said);
    if (!offered.includes(this.chosen) || this.picked !== card) {
      const fitting = offered.filter((other) => this.saying(other)?.fits);
      this.chosen = fitting.find((other) => other === card) ?? fitting[0] ?? offered[0];
    }
    this.picked = card;
    for (const move of moves) if (said(move) !== this.chosen) this.owned.add(move.index);
  }
  /** A saying as it is drawn. @param {string} card */
  saying(card) {
    return this.more.says.find((say) => say.card === card);
  }
  /**
   * @param {MoveData[]} moves
   * @param {MoveData[]} room those that another card, or any, brings: their room is kept
   */
  options(moves, room) {
    const { art, scene } = this.play;
    const names = keys(moves.map((move) => move.say));
    const n3 = moves.length + room.length;
    return html`<div class="cl-options${n3 > 12 ? " cl-all-sayings" : ""}" role="group"
      aria-label=${scene.moves.length ? art.text(scene.prompt) : ""} style=${{ "--n": n3 }}
      aria-hidden=${moves.length ? void 0 : true}
    >
      ${moves.map((move, i3) => {
      const card = said(move);
      const known = this.saying(card);
      const against = known && !known.fits ? " cl-against" : "";
      return html`<button ...${names[i3]} type="button"
          class="cl-option ${art.drawings.pieces[card].css}${against}"
          aria-pressed=${card === this.chosen} aria-label=${move.say}
          onClick=${() => {
        this.chosen = card;
        this.play.repaint();
      }}
        >
          ${this.drawn(card)}
        </button>`;
    })}
      ${room.map(
      (move) => html`<span class="cl-option cl-room" aria-hidden="true">
          ${this.drawn(said(move))}
        </span>`
    )}
    </div>`;
  }
  /** A saying in brief. @param {string} card */
  drawn(card) {
    const { art } = this.play;
    const known = this.saying(card);
    return known ? [art.suit(known.suit), known.number] : art.line([{ card }]);
  }
  // --- the claim --------------------------------------------------------------------------------
  /** What hangs from the seat of who claims, or of who doubts. @param {Scene} scene */
  speech(scene) {
    const { claim, reveal, talk } = this.more;
    const doubted = this.reveal.stage === "up" && reveal;
    const by2 = doubted ? reveal.challenger : claim ? claim.seat : -1;
    const at = scene.seats.findIndex((seat) => seat.seat === by2);
    const n3 = scene.seats.length;
    const text = doubted ? reveal.doubt : claim ? claim.text : [];
    const looks = {
      "cl-of-none": at < 0,
      "cl-two-rows": n3 > 3,
      "cl-first": at === 0 && n3 > 1,
      "cl-final": at === n3 - 1 && n3 > 1
    };
    return html`<div class="cl-says ${classes(looks)}" style=${{ "--n": n3, "--k": at + 1 }}>
      <div class=${text.length ? "cl-speech" : "cl-speech cl-empty-speech"}>
        <p>${this.play.art.line(text)}</p>
        <p class="cl-talk">${!doubted && talk?.seat === by2 ? talk.text : null}</p>
      </div>
    </div>`;
  }
  /** Deck and wilds; few cards of the deck are left. @param {Pile[]} piles */
  row(piles) {
    return piles.map((pile, i3) => this.pile(pile, !i3 && this.more.near ? "cl-near" : ""));
  }
  /** The name of a pile, which a phone has no room for, and its note or its number.
   * @param {Pile} pile */
  caption({ count, label, note: note2 }) {
    return html`
      <span class="cl-zone-name">${label}</span>${" "}
      <span>${note2 ? this.play.art.line(note2) : html`<b>${count}</b>`}</span>
    `;
  }
  prize() {
    const { pick, press } = this.play;
    const { prize } = this.more;
    const { zone } = prize;
    const cups = { symbol: prize.symbol, n: prize.left, all: prize.all };
    return html`<div class="cl-zone" data-zone=${zone}>
      <button type="button" class="cl-cups" disabled=${!pick.leads({ zone })}
        aria-label=${prize.label} onClick=${() => press({ zone })}
      >
        ${drawCups(cups)}
      </button>
      <p class="cl-label">${prize.text.map((line) => html`<span>${line} </span>`)}</p>
    </div>`;
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
    const n3 = up ? up.cards : pile.count + (chosen ? 1 : 0);
    const shown = chosen || (up ? up.card : sure ? "" : claim?.card ?? "");
    const looks = {
      "cl-may": pick.invites({ zone }),
      "cl-empty": n3 === 0,
      "cl-mine-said": Boolean(chosen),
      "cl-up": up != null
    };
    const told2 = claim ? `, ${art.text(claim.text)}` : "";
    const backs = Array(Math.min(n3, BACKS)).fill(null);
    if (sure && backs.length) backs[backs.length - 1] = pile.top.at(-1) ?? null;
    const turned = up && !chosen ? up : null;
    const mark = turned ? null : shown ? "?" : sure && claim ? art.line([{ card: claim.card }]) : null;
    return html`<div class="cl-zone" data-zone=${zone}>
      <button type="button" class="cl-ghosts ${classes(looks)}" disabled=${!pick.leads({ zone })}
        aria-label="${pile.label}: ${cards(words, pile.count)}${told2}"
        onClick=${() => press({ zone })}
      >
        <span class="cl-papers">${art.faces(backs)}</span>
        <i class=${turned ? `cl-turned ${rim(turned)}` : "cl-ghost"} hidden=${!shown}>
          ${shown && art.face(shown)}${turned && trait(turned)}
        </i>
        <i class="cl-q" aria-hidden="true" hidden=${!mark}>${mark}</i>
      </button>
    </div>`;
  }
  /** The challenges to a trait. @param {"number" | "suit"} of */
  doubt(of) {
    const moves = this.doubts.filter((doubt) => doubt.trait === of);
    const names = keys(moves.map(({ move }) => move.say));
    return html`<div class="cl-doubt cl-at-${of}">
      ${moves.map(({ move, why }, i3) => {
      const isArmed = this.armed === move.index;
      const below = isArmed ? this.more.again : why;
      return html`<button ...${names[i3]} type="button"
          class="cl-btn cl-act${isArmed ? " cl-armed" : ""}" aria-label="${move.say} ${below}"
          onClick=${(event) => this.challenge(
        /** @type {PointerEvent} */
        event,
        move
      )}
        >
          <span>${this.play.art.line(move.label)}</span><small>${below}</small>
        </button>`;
    })}
    </div>`;
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
    const { doubts, reveal, says, stake, truths } = this.more;
    const isClosed = doubts.length > 0 && !this.isDoubting;
    const lines = reveal && !this.chosen ? reveal.lines : isClosed ? [] : stake;
    const at = says.findIndex((say) => say.card === this.chosen);
    const own2 = scene.mine ? (
      /** @type {ClaimSeat} */
      scene.mine.truth
    ) : void 0;
    const code = own2?.[pick.picked[0]?.card ?? ""]?.[at] ?? "";
    const shown = this.chosen ? code ? [[truths[code]]] : [] : lines;
    return html`<p class="cl-stake">
      ${shown.map((line) => html`<span>${art.line(line)} </span>`)}
    </p>`;
  }
  trail() {
    const { trail, trail_label } = this.more;
    const css = trail.length === 1 ? "cl-trail cl-one" : "cl-trail";
    return html`<ol class=${css} aria-label=${trail_label}>
      ${trail.map(
      ({ card, name: name2, seat }, i3) => html`<li key="${i3} ${seat} ${card}"
          class=${i3 === trail.length - 1 ? "cl-newest" : ""}
        >
          ${name2} ${this.play.art.line([{ card }])}
        </li>`
    )}
    </ol>`;
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
    return html`<div class="cl-places">${drawFoot(this.play.art, more)}</div>`;
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
var trait = (reveal) => reveal.trait ? html`<b class="cl-trait">${sign(reveal)}</b>` : null;
function said(move) {
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
  return html`
    <div class="cl-spark" key="small">
      <p class="cl-opens">${mine.locked ? icon("lock") : null}<span>${mine.opens}</span></p>
      <div class="cl-stacks-box cl-stacks">
        ${k(Stacks, { play, places: rest, more: mine, isMine: true })}
      </div>
    </div>
    ${large ? k(Laid, { play, place: large, key: "large" }) : null}
  `;
}
function Laid({ play, place }) {
  const { art, words, scene } = play;
  const asked = scene.moves.length > 0;
  const names = keys(place.cards.map((card) => card ?? "back"));
  return html`<div class="cl-laid" data-zone=${place.zone} role="group" aria-label=${place.label}>
    ${place.cards.map((card, i3) => {
    const { may, sel, invites, no, press } = pressed(play, place, i3);
    const why = no ? `: ${art.text(no.text)}` : "";
    const state = `, ${may ? words.playable : words.not_playable}${why}`;
    const name2 = card ? art.name(card) : place.label;
    const looks = {
      "cl-may": sel || invites,
      "cl-not": asked && !sel && !may,
      "cl-sel": sel
    };
    return html`<button ...${names[i3]} type="button" class="cl-card ${classes(looks)}"
        disabled=${!may && !sel && !no} aria-label=${`${name2}${isTask(scene) ? "" : state}`}
        aria-pressed=${play.pick.pressed(sel)} onClick=${press}
      >
        ${art.face(card)}
      </button>`;
  })}
  </div>`;
}
function pressed({ pick, press }, { cards: cards2, no, zone }, i3) {
  const card = cards2[i3];
  const thing = card ? { card, zone } : { zone };
  const nth = cards2.slice(0, i3).filter((other) => other === card).length;
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
  return html`<p class="cl-layers-of">
    ${mine.steps.map(
    ({ label, n: n3 }, i3) => html`<span class=${i3 === at ? "cl-now" : ""}>
        ${i3 > at ? icon("lock") : null}${label} ${n3}
      </span>`
  )}
  </p>`;
}
function Stacks({ play, places, more, isMine }) {
  const { art, words } = play;
  const upper = places.find((place) => place.zone === more.upper);
  const lower = places.find((place) => place.zone === more.lower);
  if (!more.spots) return null;
  const [ups, downs] = [upper?.count ?? 0, lower?.count ?? 0];
  const spots = Array.from(
    { length: Math.max(more.spots, ups, downs) },
    (_3, i3) => i3 < downs ? i3 < ups ? "under" : "bare" : i3 < ups ? "none" : "gone"
  );
  const row = ({ label, count, zone }, css, inside) => html`<div key=${zone} class=${css} data-zone=${zone} role="group"
    aria-label="${label}: ${cards(words, count)}"
  >
    ${inside}
  </div>`;
  const spot = (kind) => html`<span class="cl-stack-at cl-${kind}">
    ${kind === "under" || kind === "bare" ? art.small(null) : null}
  </span>`;
  return [
    lower && row(lower, "cl-downs", spots.map(spot)),
    upper && row(upper, "cl-ups", ups ? k(Ups, { play, place: upper, isMine }) : null)
  ];
}
function Ups({ play, place, isMine }) {
  const { art } = play;
  const names = keys(place.cards.map((card) => card ?? "back"));
  return place.cards.map((card, i3) => {
    const { may, sel, invites, no, press } = pressed(play, place, i3);
    const why = no ? `: ${art.text(no.text)}` : "";
    return html`<button ...${names[i3]} type="button"
      class="cl-piece ${classes({ "cl-may": sel || invites, "cl-sel": sel })}"
      disabled=${!may && !sel && !no} aria-label="${place.label}: ${art.name(card)}${why}"
      aria-pressed=${play.pick.pressed(sel)} onClick=${press}
    >
      ${art.small(card)}${isMine ? art.face(card) : null}
    </button>`;
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
    const counts2 = [2, 3, 4, 5, 7].map((n3) => [`cl-from-${n3}`, scene.seats.length >= n3]);
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
    const line = () => html`<i />`;
    const arrow = () => icon("chev");
    const choices = this.play.pick.buttons().filter((move) => this.isChoice(move));
    return html`<div class="cl-form cl-heat${choices.length ? " cl-choosing" : ""}">
      <div class=${turns === "-1" ? "cl-way cl-back" : "cl-way"} role="img"
        aria-label=${more.ways[turns]}
      >
        ${line()}${arrow()}${line()}${arrow()}${line()}${arrow()}${line()}
      </div>
      <div class="cl-rises">
        <div class="cl-row">${this.row(scene.rows.flat())}</div>
        ${this.temper()}
        ${choices.length ? this.choices(choices) : null}
      </div>
    </div>`;
  }
  /** @param {Pile} pile */
  pile(pile) {
    const { make, words } = this.play;
    const { alike, gone, pile: main } = this.more;
    const { count, label, name: name2 } = pile;
    const rises = name2 === main;
    const whole = rises ? this.whole() : null;
    const behind = rises && alike ? `. ${alike.say}` : "";
    const makes = whole && {
      looks: { "cl-may": true },
      more: { disabled: false, "aria-label": whole.say, onClick: () => make(whole) }
    };
    return html`<div key=${name2} class="cl-zone${rises ? " cl-main" : ""}" data-zone=${name2}>
      ${this.pileButton(pile, { behind, ...makes })}
      <p class="cl-label">
        ${rises ? cards(words, count) : html`${label}<b>${count || (gone[name2] ?? 0)}</b>`}
        ${rises && alike ? dots(alike) : null}
      </p>
    </div>`;
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
    return html`<div class="cl-temper">
      <ol class="cl-cells" aria-hidden="true">
        ${cells.map(
      ({ colour, label, on }) => html`<li class=${lit(on)} style=${{ "--heat": colour }}>${label}</li>`
    )}
        <li class="${lit(special.on)} cl-special">${special.label}</li>
      </ol>
      <p class="cl-goes">
        <span>${this.play.art.line(goes)}</span>
        ${goes.length && taken ? " " : null}
        <span>${taken}</span>
      </p>
    </div>`;
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
    return html`<div class=${isDrawn ? "cl-choices cl-faces" : "cl-choices"} role="group"
      aria-label=${this.play.words.moves}
    >
      ${moves.map((move, i3) => this.choiceButton(move, names[i3]))}
    </div>`;
  }
  /** @param {MoveData} move @param {Record<string, string>} names */
  choiceButton(move, names) {
    const { art, make } = this.play;
    const choice = this.choice(move);
    const { face, side, to } = choice ?? {};
    const looks = {
      "cl-btn": !face,
      "cl-as": Boolean(face),
      "cl-race": !choice,
      "cl-to-left": side === 1,
      "cl-to-right": side === -1
    };
    const key = move.key ? html`<kbd aria-hidden="true">${move.key}</kbd>` : null;
    const arrow = side ? icon(side > 0 ? "left" : "right") : null;
    const below = to ? html`<small>${to}</small>` : null;
    const inside = !choice ? html`${symbol(this.more.race ?? "")}<b>${art.line(move.label)}</b>${key}` : face ? [art.small(face), arrow] : html`${arrow}<span>${art.line(move.short)}</span>${below}`;
    return html`<button ...${names} type="button" class="cl-act ${classes(looks)}"
      aria-label=${to ? `${move.say}, ${to}` : move.say} aria-keyshortcuts=${move.key}
      onClick=${() => make(move)}
    >
      ${inside}
    </button>`;
  }
  // --- layers ----------------------------------------------------------------------------------
  /** @param {SeatData} seat */
  layBefore({ more, places }) {
    const layers = (
      /** @type {LayersMore} */
      more
    );
    return html`<div class=${layers.spots ? "cl-places cl-stacks" : "cl-places"}>
      ${k(Stacks, { play: this.play, places, more: layers, isMine: false })}
    </div>`;
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
    const to = [...now].find(([zone, n3]) => zone !== name2 && n3 - (were.get(zone) ?? n3) >= lost);
    if (lost < 2 || now.get(name2) || !to || prefersReducedMotion()) return;
    const { felt } = this.play;
    const from = felt.querySelector(`.cl-heat [data-zone="${name2}"] > button`);
    const end = felt.querySelector(`.cl-heat [data-zone="${to[0]}"] > button`);
    if (!from || !end) return;
    const [start, stop2] = [from.getBoundingClientRect(), end.getBoundingClientRect()];
    const ash = node("div", { class: "cl-ash", "aria-hidden": "true" });
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
var dots = (run) => html`
  <span class="cl-dot">·</span>
  <span>${run.name}</span>
  <span class="cl-alike" role="img" aria-label=${run.say}>
    ${Array.from({ length: run.of }, (_3, i3) => html`<i class=${i3 < run.n ? "cl-on" : ""} />`)}
  </span>
`;

// forms/levers.js
function LeverButton({ play, lever, move, must, preview }) {
  const { pick, scene } = play;
  const isChosen = move != null && pick.picked.length > 0 && pick.open().includes(move);
  const asks = move != null && (isChosen || must && lever.free);
  const looks = {
    "cl-act": move != null,
    "cl-waits": !move || !scene.moves.length,
    "cl-must": asks,
    "cl-may": asks
  };
  const show3 = () => move && preview(true);
  const end = () => preview(false);
  const focus = (event) => event.currentTarget.matches(":focus-visible") && show3();
  return html`<button type="button" class="cl-lever ${classes(looks)}" disabled=${!move}
    data-key="${lever.say}#1" aria-label=${`${lever.say}${move ? thenInWords(play, move) : ""}`}
    aria-keyshortcuts=${move?.key || void 0} onClick=${() => move && play.make(move)}
    onPointerEnter=${show3} onPointerDown=${show3} onPointerLeave=${end}
    onFocus=${focus}
    onBlur=${end}
  >
    ${symbol(lever.sign)}<b>${lever.label}</b><small>${lever.note}</small>
  </button>`;
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
    const fork = (side) => html`<i class="cl-lane-fork ${side}" aria-hidden="true" />`;
    const around = wide ? [] : [more.next, more.used, more.common, ...mine];
    return html`<div class="cl-form cl-lanes">
      <div class="cl-lane-strip">${this.sides(around)}</div>
      <div class="cl-lane-end">${wide ? this.sides([more.next]) : null}</div>
      ${fork("cl-in")}
      <div class="cl-lane-rows">${more.lanes.map((lane) => this.lane(lane, scene))}</div>
      ${fork("cl-off")}
      <div class="cl-lane-end">${wide ? this.sides([more.used, ...common]) : null}</div>
    </div>`;
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
    return html`<section key=${lane.name} class=${css} aria-label=${lane.label}>
      <div class="cl-levers" hidden=${!levers.length}>${levers}</div>
      <div class="cl-spots">
        ${lane.spots.map((spot, i3) => this.spot(spot, isTold, isShown ? come[i3] : ""))}
      </div>
    </section>`;
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
   * @param {boolean} isTold whether the lane says what fits
   * @param {string} come the zone of the rule that would come here, if that is looked at
   */
  spot(spot, isTold, come) {
    const { art, pick } = this.play;
    const ghost = this.piles.get(come)?.top.at(-1);
    const drawn = ghost ? html`<div class="cl-lane-ghost">${art.face(ghost)}</div>` : null;
    const fits = isTold ? art.text(spot.fits) : "";
    const css = pick.invites({ zone: spot.pile }) ? "cl-spot cl-lit" : "cl-spot";
    return html`<div class=${css}>
      <div class="cl-rule" data-zone=${spot.rule}>${this.cards(spot.rule)}${drawn}</div>
      <div class="cl-zone" data-zone=${spot.pile}>${this.cards(spot.pile, fits)}</div>
      <p class="cl-fits" aria-hidden="true" hidden=${!isTold}>
        <span>${art.line(spot.fits)}</span><span>${art.line(spot.short)}</span>
      </p>
    </div>`;
  }
  /** The cards of a zone in the middle. @param {string} zone @param {string} [note] */
  cards(zone, note2 = "") {
    const pile = this.piles.get(zone);
    return pile ? this.pile(pile, note2) : null;
  }
  /**
   * The cards of a zone, as one button.
   * @param {Pile} pile
   * @param {string} note a sentence about it
   * @param {boolean} [isSmall] whether only its last card is drawn, and small
   */
  pile(pile, note2, isSmall = false) {
    const { art, pick } = this.play;
    const thing = { zone: pile.name };
    const last = pile.top.at(-1);
    const sel = pick.isPicked(thing);
    const later = pick.comesLater(thing) ? { disabled: false, "aria-disabled": true } : {};
    return this.pileButton(pile, {
      behind: note2 ? `, ${note2}` : "",
      looks: { "cl-sel": sel },
      inside: isSmall && last !== void 0 ? art.small(last) : void 0,
      more: { "aria-pressed": pick.pressed(sel), ...later }
    });
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
    const hasStock = Boolean(side.stock && this.piles.get(side.stock)?.count);
    const stock = html`<div class="cl-stock" data-zone=${side.stock} hidden=${!hasStock}>
      ${art.small(null)}
    </div>`;
    const told2 = isSeat(side) ? `${side.to_go} ${side.left}` : "";
    return html`<div key=${side.zone} class="cl-side${slim && side.stock ? " cl-large" : ""}">
      <div class="cl-side-pile">
        ${side.stock ? stock : null}
        <div data-zone=${side.zone}>${this.pile(pile, told2, Boolean(slim))}</div>
      </div>
      <p class="cl-label">
        ${slim ? html`${side.short}<b>${side.short_note}</b>` : html`${art.line(side.label)} <span>${art.line(side.note)}</span>`}
      </p>
      ${isSeat(side) ? this.toGo(side) : null}
    </div>`;
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
    return html`<div class="cl-places">${this.toGo(more, gets, more.zone)}</div>`;
  }
  /**
   * How many cards somebody has to lay out still.
   * @param {LanesSeat} more
   * @param {boolean} [gets] whether a card may be given there
   * @param {string} [zone]
   */
  toGo(more, gets = false, zone) {
    return html`<div class="cl-togo" style=${{ "--cl-part": more.part }}>
      <i aria-hidden="true" />
      <p><span>${more.to_go}</span> <b data-zone=${zone}>${more.left}</b></p>
      <span class="cl-gets cl-out" hidden=${!gets}>${more.gets}</span>
    </div>`;
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
      const moved = way.slice(1).every((zone, i3) => top(scene, zone) === top(old, way[i3]));
      if (!moved) continue;
      this.turn(next.zone);
      return way.slice(1).map((to, i3) => ({ to, from: way[i3] }));
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
var PARTS = { Form, Piles, h: k, html, keys };
async function loadForm({ form, form_module }) {
  const file = new Blob([form_module], { type: "text/javascript" });
  const address = URL.createObjectURL(file);
  const { default: make } = await import(address);
  URL.revokeObjectURL(address);
  FORMS[form] = make(PARTS);
}

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
function moveTo(page, el) {
  const { keeper, root } = page;
  if (!el.isConnected) return void setTimeout(() => moveTo(page, el), 10);
  keeper?.disconnect();
  const focused2 = (
    /** @type {HTMLElement} */
    document.activeElement
  );
  const before = root.parentElement;
  el.append(root);
  before?.remove();
  if (root.contains(focused2)) focused2.focus({ preventScroll: true });
}

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
    this.notices = box("cl-notices");
    this.node = box("");
    this.node.append(this.notices, this.dialog.node);
  }
  draw() {
    const { lasting, said: said3 } = this;
    const { words } = this.handed;
    const link2 = html`<a class="cl-btn cl-quiet" href=${lasting.href}>${words.watch.go_on}</a>`;
    Q(
      html`
        <div class="cl-notice cl-bad cl-lasting" role="alert" hidden=${!lasting.text}>
          <p>${lasting.text}</p>${lasting.href ? link2 : null}
        </div>
        <div class="cl-notice${said3.isBad ? " cl-bad" : ""}" role="alert" hidden=${!said3.text}>
          <p>${said3.text}</p>
          <button type="button" class="cl-tool" aria-label=${words.close}
            onClick=${() => this.hideNotice()}
          >
            ${icon("cross")}
          </button>
        </div>
      `,
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
    const before = this.lasting.text;
    this.lasting = { text: text || this.handed.unkept(), href };
    this.draw();
    if (text && text !== before) this.notices.scrollIntoView({ block: "center" });
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
    this.open(title, html`<textarea readonly rows="6" aria-label=${title} value=${text} />`);
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
      html`<p>${isSealed ? words.save_sealed : words.share_hint}</p>`,
      html`<textarea readonly rows="5" aria-label=${words.share} value=${text} />`,
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
    dialog.open(
      words.load,
      html`<p>${words.load_hint}</p>`,
      html`<input type="file" accept=".json,.txt" aria-label=${words.choose_file}
        onChange=${read2}
      />`,
      html`<textarea rows="5" aria-label=${words.paste} />`,
      button("cl-btn", go, words.load)
    );
  }
  /** @param {string} name @param {string} text @param {boolean} isSealed */
  file(name2, text, isSealed) {
    const { words } = this.handed;
    const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    node("a", { href: url, download: name2 }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1e3);
    this.say(isSealed ? words.save_sealed : words.save_plain);
  }
};

// panel/coach.js
var LEVELS = (
  /** @type {const} */
  ["off", "hints", "full"]
);
var SHOWN2 = 12;
var FEWEST = 30;
var hasOdds = (advice) => "moves" in advice;
function Coach({ art, words, scene, advice, isHidden, send }) {
  const level = scene.coach;
  const asked = scene.moves.length > 0;
  const fresh = hasOdds(advice) && advice.seq === scene.seq && asked ? advice : null;
  const isClose = fresh != null && fresh.close.length > 1;
  const shown = level === "full" ? SHOWN2 : isClose ? 0 : 1;
  const rows = fresh ? fresh.moves.toSorted((a3, b) => b[1] - a3[1]).slice(0, shown) : [];
  const isEarly = level === "hints" && isClose && fresh.worlds < FEWEST;
  const thinks = level !== "off" && asked && (!fresh || isEarly);
  const says = () => {
    if (scene.review && level !== "off") return "";
    if (thinks) return words.coach_thinks;
    if (level === "none") return "";
    if (isClose && level === "hints") return words.coach_close;
    return fresh?.exact && level === "full" ? words.coach_exact : words[`coach_${level}`];
  };
  return html`<div class="cl-coach" role="tabpanel" aria-label=${words.coach} tabIndex="0"
    hidden=${isHidden}
  >
    ${k(Level, { level, words, send })}
    <p class="cl-counted">${art.line(scene.counted)}</p>
    <p class="cl-coach-said">${says()}</p>
    <ol class="cl-odds">
      ${fresh && rows.map(
    (row, i3) => k(Move, { row, best: !i3, advice: fresh, art, words, scene, key: row[0] })
  )}
    </ol>
    <div class="cl-review">
      ${scene.review && scene.review.length > 1 ? k(Review, { review: scene.review, words, send }) : null}
    </div>
  </div>`;
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
  return html`<select aria-label=${words.coach} onChange=${choose}
    value=${isBusy ? void 0 : level}
  >
    ${LEVELS.map((value) => html`<option value=${value}>${words.coach_levels[value]}</option>`)}
  </select>`;
}
function Move({ row: [index, chance, low, high], best, advice, art, words, scene }) {
  const isThumb = index === advice.thumb;
  const isBeyond = best && !advice.close.includes(advice.thumb);
  const reason = isThumb ? advice.why : isBeyond ? words.coach_beyond : "";
  const thumb = html`<span class="cl-thumb" title=${words.coach_thumb}>${words.coach_thumb}</span>`;
  const label = html`<div class="cl-odds-move">
    ${art.line(scene.moves[index].label)} ${isThumb ? thumb : null}
  </div>`;
  const why = reason ? html`<p class="cl-why">${reason}</p>` : null;
  if (scene.coach !== "full") return html`<li>${label}${why}</li>`;
  const width = Math.max(1, Math.round(50 * (high - low)));
  const bar = html`<div class="cl-bar-of" aria-hidden="true">
    <i style="width:${100 * chance}%" />
    <u style="left:${100 * low}%;width:${100 * (high - low)}%" />
  </div>`;
  const sure = advice.exact ? "" : ` ± ${width}`;
  return html`<li>${label}${bar}<small>${Math.round(100 * chance)} %${sure}</small>${why}</li>`;
}
function Review({ review, words, send }) {
  const x2 = (i3) => 4 + 92 * i3 / (review.length - 1);
  const y3 = (part2) => 56 - 52 * part2;
  const path = review.map((move, i3) => `${i3 ? "L" : "M"}${x2(i3)} ${y3(move.made)}`).join("");
  const mark = (part2) => `<b style="top:${y3(part2) / 0.6}%">${100 * part2} %</b>`;
  const drawing = `${mark(1)}${mark(0.5)}${mark(0)}
    <svg viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
    <path d="M4 ${y3(0.5)}H96" class="cl-even"/><path d="${path}" class="cl-made"/></svg>`;
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
  const worst = review.toSorted((a3, b) => b.best - b.made - (a3.best - a3.made)).slice(0, 3).filter((move) => move.best - move.made > 0.02);
  const lost = (move) => fill(words.coach_lost, {
    n: Math.round(100 * (move.best - move.made)),
    move: move.decision + 1
  });
  const ends = [review[0], review[review.length - 1]].map(
    (move) => html`<span>${fill(words.coach_move, { n: move.decision + 1 })}</span>`
  );
  return html`
    <h4>${words.coach_review}</h4>
    <div class="cl-plot" title=${words.coach_back} onClick=${back} ...${raw(drawing)} />
    <p class="cl-ends" aria-hidden="true">${ends}</p>
    ${worst.length ? worst.map(
    (move) => button("cl-btn cl-quiet", () => send("replay", move.decision), lost(move))
  ) : html`<p>${words.coach_fine}</p>`}
  `;
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
  const press = (event) => {
    if (by === "mouse" || event.detail === 0) open();
    else touch(event.currentTarget, open);
  };
  return html`<button type="button" class="cl-sec" aria-label="${title} (${id})"
    onPointerDown=${(event) => by = event.pointerType}
    onBlur=${(event) => show(event.currentTarget, false)}
    onClick=${press}
  >
    §<span class="cl-tip" aria-hidden="true">${title}<code>${id}</code></span>
  </button>`;
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
  const head = isNow && length ? html`<h3>${all.at(-1)?.head}</h3>` : null;
  const see = button(
    "cl-see",
    () => replay.start(),
    icon("undo"),
    html`<span>${words.see_again}</span>`
  );
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
  return html`<div class="cl-story" role="tabpanel" aria-label=${words.story} tabIndex="0"
    hidden=${isHidden}
    onScroll=${(event) => isAtEnd(event.currentTarget) && does.more()}
  >
    <div class="cl-sheet">${scene.sheet && k(Scores, { sheet: scene.sheet, words })}</div>
    <div class="cl-story-top">
      ${head}${isNow && replay.many ? see : null}${k(Stepper, { replay, words })}
    </div>
    <ol class="cl-lines" reversed start=${length}>
      ${shown.map((item, i3) => {
    const { line, mine, sign: sign2 } = item;
    const looks = {
      "cl-newest": i3 === 0,
      "cl-mine-line": mine,
      "cl-cont": !sign2,
      "cl-nobody": line.by == null
    };
    const again = scene.can.whatif && line.decision != null ? line.decision : null;
    const title = words.rules.find((rule) => rule.id === line.clause)?.title ?? "";
    const open = () => does.openClause(line.clause);
    return html`<li ...${names[i3]} class=${classes(looks)}
          onClick=${(event) => press(event, line)}
        >
          ${i3 > 0 && item.head ? html`<h3>${item.head}</h3>` : null}
          <i class="cl-av" aria-hidden="true">${signOf(item, scene, words)}</i>
          <p>${art.line(line.text)}</p>
          <span class="cl-acts">
            ${again == null ? null : signButton("cl-whatif", "branch", words.whatif, () => does.whatIf(again))}
            ${k(ClauseSign, { id: line.clause, title, open })}
          </span>
        </li>`;
  })}
    </ol>
    ${length > lines ? button("cl-btn cl-quiet cl-earlier", () => does.more(), words.earlier) : null}
  </div>`;
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
  const row = (kind, cells) => html`<tr>
    ${cells.map((cell, i3) => i3 ? k(kind, {}, cell) : html`<th scope="row">${cell}</th>`)}
  </tr>`;
  return html`<table>
    <caption>${words.sheet}</caption>
    <thead>${row("th", ["", ...sheet.names])}</thead>
    <tbody>${sheet.rows.map((points, n3) => row("td", [n3 + 1, ...points]))}</tbody>
    <tfoot>${row("td", [words.total, ...sheet.total])}</tfoot>
  </table>`;
}
function Stepper({ replay, words }) {
  const { at, many } = replay;
  if (at == null) return null;
  const count = fill(words.step_of, { n: at, all: many });
  return html`<div class="cl-steps" role="group" aria-label=${words.see_again}>
    ${signButton("cl-step", "left", words.step_back, () => replay.step(-1), at <= 1)}
    <span class="cl-step-of">${count}</span>
    ${signButton("cl-step", "right", words.step_on, () => replay.step(1), at >= many)}
    ${signButton("cl-step", "cross", words.step_end, () => replay.stop())}
  </div>`;
}
function told(scene, words) {
  const me = scene.me ?? 0;
  const first = scene.story.find((line) => line.by === me)?.icon;
  let round = 0;
  let actor = null;
  const all = scene.story.map((line, n3) => {
    const isEnd = scene.outcome != null && n3 === scene.story.length - 1;
    const begins = scene.direction === 0 ? line.icon === first : line.moved && actor !== me;
    if (line.by === me && begins && !isEnd) round += 1;
    if (line.moved) actor = line.by;
    const mine = line.by != null && line.by === scene.me;
    return { line, round: isEnd ? END : round, sign: false, head: "", mine };
  });
  all.forEach((item, n3) => {
    const after = all[n3 + 1];
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
  return fill(words.round, { n: round });
}

// panel/dock.js
function Dock({ art, words, scene, replay, isOpen: isOpen2, unfold }) {
  const line = scene.story.at(-1);
  const other = scene.seats.find((seat) => seat.seat === line?.by);
  const mine = line?.by != null && line?.by === scene.me;
  const sign2 = mine ? words.you[0] : other?.initial;
  const told2 = line ? `: ${art.text(line.text)}` : "";
  return html`<div class="cl-dock">
    <button type="button" class="cl-docked" aria-expanded=${isOpen2}
      aria-label=${`${words.unfold}${told2}`} onClick=${unfold}
    >
      ${sign2 && html`<i class="cl-av${mine ? " cl-mine-sign" : ""}" aria-hidden="true">${sign2}</i>`}
      <p>${art.line(line?.text)}</p>
      ${icon("up")}
    </button>
    ${replay.at == null && replay.many ? signButton("cl-step", "undo", words.see_again, () => replay.start()) : null}
    ${k(Stepper, { replay, words })}
  </div>`;
}

// panel/rules.js
function Rules({ words, search, here, isHidden, find: find2 }) {
  const wanted = search.trim().toLowerCase();
  const matching = words.rules.filter(
    ({ id, title, text }) => `${id} ${title} ${text}`.toLowerCase().includes(wanted)
  );
  const none = html`<p class="cl-none-found">${words.nothing_found}</p>`;
  return html`<div class="cl-rules" role="tabpanel" aria-label=${words.rules_tab}
    hidden=${isHidden}
  >
    <input type="search" placeholder=${words.search} aria-label=${words.search} value=${search}
      onInput=${({ currentTarget }) => find2(currentTarget.value)}
    />
    <div class="cl-found">
      ${matching.length ? matching.map((rule) => k(Clause, { rule, isHere: rule.id === here, key: rule.id })) : none}
    </div>
  </div>`;
}
function Clause({ rule: { id, title, text }, isHere }) {
  return html`<article data-clause=${id} tabIndex="-1" class=${isHere ? "cl-here" : ""}>
    <h4>${title}</h4><p>${text}</p><code>${id}</code>
  </article>`;
}

// panel/panel.js
var SIGNS = (
  /** @type {const} */
  { story: "list", rules: "book", coach: "eye" }
);
var Panel = class {
  /** @param {Handed} handed */
  constructor(handed) {
    const { words } = handed;
    const label = `${words.story}, ${words.rules_tab}`;
    this.node = node("div", { class: "cl-panel", role: "group", "aria-label": label });
    this.node.addEventListener("keydown", (event) => this.escape(event));
    this.handed = handed;
    this.scene = null;
    this.state = {
      /** @type {Tab} */
      tab: "story",
      isUnfolded: false,
      // lies over the table as a sheet, where there is little room
      search: "",
      // what is looked for in the rulebook
      here: "",
      // the clause that was opened
      lines: LINES
      // how many lines of the story are shown
    };
  }
  /** @param {Scene} scene */
  paint(scene) {
    this.scene = scene;
    if (scene.story.length <= LINES) this.state.lines = LINES;
    this.draw();
  }
  /** Show something else. @param {Partial<Panel["state"]>} changes */
  set(changes2) {
    Object.assign(this.state, changes2);
    this.draw();
  }
  draw() {
    const { handed, scene } = this;
    const { here, isUnfolded, lines, search, tab } = this.state;
    if (!scene) return;
    const { art, words, replay, send } = handed;
    this.node.classList.toggle("cl-unfolded", isUnfolded);
    const shared3 = { art, words, scene, replay };
    Q(
      [
        k(Dock, { ...shared3, isOpen: isUnfolded, unfold: () => this.unfold() }),
        this.tabs(scene),
        k(Story, {
          ...shared3,
          lines,
          isHidden: tab !== "story",
          isSheet: () => this.isSheet(),
          whatIf: (decision) => send("whatif", decision),
          openClause: (id) => this.openClause(id),
          more: () => this.more()
        }),
        k(Rules, {
          ...{ words, search, here },
          isHidden: tab !== "rules",
          find: (text) => this.set({ search: text })
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
    const open = this.state.tab;
    const labels = { story: words.story, rules: words.rules_tab, coach: words.coach };
    const tab = (name2) => html`<button type="button" role="tab"
      aria-selected=${name2 === open} tabIndex=${name2 === open ? 0 : -1}
      onClick=${() => this.open(name2)}
      onKeyDown=${(event) => this.walk(event)}
    >
      ${icon(SIGNS[name2])}<span>${labels[name2]}</span>
    </button>`;
    return html`<div class="cl-tabs" ref=${tighten}>
      <div role="tablist">${this.shownTabs(scene).map(tab)}</div>
      <button type="button" class="cl-fold" aria-label=${words.close}
        onClick=${() => this.shut()}
      >
        ${icon("down")}
      </button>
    </div>`;
  }
  /** From tab to tab. @param {KeyboardEvent} event */
  walk({ key }) {
    if (key !== "ArrowLeft" && key !== "ArrowRight" || !this.scene) return;
    const tabs = this.shownTabs(this.scene);
    const step = key === "ArrowLeft" ? -1 : 1;
    this.open(tabs[(tabs.indexOf(this.state.tab) + step + tabs.length) % tabs.length]);
    this.give('[role="tab"][aria-selected="true"]');
  }
  /** @param {Tab} tab */
  open(tab) {
    this.set({ tab, isUnfolded: true });
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
    this.set({ isUnfolded: true });
    this.give(".cl-fold");
  }
  /** Close the sheet, and give the focus back to the line. */
  shut() {
    this.set({ isUnfolded: false });
    this.give(".cl-docked");
  }
  /** @param {KeyboardEvent} event */
  escape(event) {
    if (event.key !== "Escape" || !this.state.isUnfolded) return;
    event.stopPropagation();
    this.shut();
  }
  /** Whether the panel is open as a sheet. */
  isSheet() {
    const fold = (
      /** @type {HTMLElement | null} */
      this.node.querySelector(".cl-fold")
    );
    return this.state.isUnfolded && fold?.offsetParent != null;
  }
  /** Earlier lines have been asked for. */
  more() {
    const hadFocus = document.activeElement?.matches(".cl-earlier");
    this.set({ lines: this.state.lines + LINES });
    if (hadFocus) this.give(".cl-earlier") ?? this.give(".cl-story");
  }
  /** Open the rulebook at a clause. @param {string} id */
  openClause(id) {
    this.set({ search: "", here: id, tab: "rules", isUnfolded: true });
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
    return html`<span class="cl-paper" ...${raw(this.drawing(card))} ...${more} />`;
  }
  /** @param {string | null} card @param {Attributes} [more] */
  small(card, more) {
    return html`<span class="cl-paper" ...${raw(this.smallDrawing(card))} ...${more} />`;
  }
  /** Cards on each other, the last on top. @param {(string | null)[]} cards */
  faces(cards2) {
    const names = keys(cards2.map((card) => card ?? "back"));
    return cards2.map((card, i3) => this.face(card, names[i3]));
  }
  /**
   * A card of another's hand: its back, or itself if I know it.
   * @param {string | null} card
   * @param {Attributes} more
   */
  ofOther(card, more) {
    const css = `cl-paper cl-mini${card ? " cl-known" : ""}`;
    return html`<span class=${css} ...${raw(this.smallDrawing(card) + (card ? EYE : ""))}
      ...${more}
    />`;
  }
  /** @param {string | null} card */
  name(card) {
    return card ? this.drawings.pieces[card].name : "";
  }
  /** A piece in a line of text: its symbol and its name. @param {Part} part */
  chip(part2) {
    if (typeof part2 === "string") return part2;
    if (part2.b) return html`<b>${part2.b}</b>`;
    if (part2.name) return html`<b class="cl-name">${part2.name}</b>`;
    if (part2.suit) {
      const suit = this.drawings.suits[part2.suit];
      return html`<span class="cl-chip ${suit.css}">${this.suit(part2.suit)}${suit.name}</span>`;
    }
    const piece = this.drawings.pieces[part2.card ?? ""];
    return html`<span class="cl-chip ${piece.css}">${this.suit(piece.suit)}${piece.name}</span>`;
  }
  /**
   * A sentence in parts; a full stop after a piece does not begin a line.
   * @param {Rich | null | undefined} rich
   * @returns {Shown[]}
   */
  line(rich) {
    const parts = rich ?? [];
    return parts.map((part2, i3) => {
      if (typeof part2 === "string")
        return isPiece(parts[i3 - 1]) ? part2.slice(stop(part2).length) : part2;
      const behind = isPiece(part2) && stop(parts[i3 + 1]);
      return behind ? html`<span class="cl-whole">${this.chip(part2)}${behind}</span>` : this.chip(part2);
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
function watchTheme(change) {
  const watch = new MutationObserver(change);
  const names = ["data-jp-theme-light", "data-theme"];
  watch.observe(document.body, { attributes: true, attributeFilter: names });
  return watch;
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
function said2() {
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
function Bar({ art, words, scene, wayBack, pace, setPace, use }) {
  const [isOpen2, open] = d2(false);
  const escape = (event) => {
    if (event.key !== "Escape" || !isOpen2) return;
    event.stopPropagation();
    open(false);
    event.currentTarget.querySelector(".cl-more").focus();
  };
  const leave = (event) => {
    const to = (
      /** @type {Node | null} */
      event.relatedTarget
    );
    if (to && !event.currentTarget.contains(to)) open(false);
  };
  const choose = ({ currentTarget }) => setPace(Number(currentTarget.value));
  const tool = (name2) => {
    const label = name2 === "whatif" ? words.what_if : words[name2];
    const can = scene.can[name2] && (name2 !== "whatif" || lastDecision(scene) != null);
    const press = () => {
      open(false);
      use(name2);
    };
    return html`<button type="button" class="cl-tool" data-tool=${name2} aria-label=${label}
      disabled=${!can} onClick=${press}
    >
      ${icon(SIGNS2[name2])}<span>${label}</span>
    </button>`;
  };
  return html`
    ${wayBack && html`<button type="button" class="cl-tool" aria-label=${wayBack}
        onClick=${() => use("leave")}
      >
        ${icon("left")}<span>${wayBack}</span>
      </button>`}
    <span class="cl-emblem" aria-hidden="true" ...${raw(art.drawings.emblem)} />
    <h2>${scene.title}</h2>
    <p class="cl-meta">${scene.meta.map((fact) => html`<span>${fact}</span>`)}</p>
    <div class="cl-tools" role="toolbar" aria-label=${words.tools} onKeyDown=${escape}
      onFocusOut=${leave}
    >
      ${IN_BAR.map(tool)}
      <button type="button" class="cl-tool cl-more" aria-expanded=${isOpen2} aria-label=${words.more}
        onClick=${() => open(!isOpen2)}
      >
        ${icon("dots")}<span>${words.more}</span>
      </button>
      <div class="cl-menu" hidden=${!isOpen2}>
        ${IN_MENU.map(tool)}
        <label class="cl-pace">
          ${icon("clock")}${words.pace}
          <select aria-label=${words.pace} title=${words.pace} value=${pace}
            onChange=${choose}
          >
            ${Object.entries(words.paces).map(
    ([value, label]) => html`<option value=${value}>${label}</option>`
  )}
          </select>
        </label>
      </div>
    </div>
  `;
}

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
    for (let node2 = root.parentElement; node2; node2 = node2.parentElement) {
      if (node2 === document.body || !/auto|scroll/.test(getComputedStyle(node2).overflowY)) continue;
      if (node2.scrollHeight > node2.clientHeight + 1) panes.add(node2);
      if (!panes.has(node2) || node2.clientHeight >= room) continue;
      [room, width] = [node2.clientHeight, node2.offsetWidth];
      top2 = own2 - node2.getBoundingClientRect().top + node2.scrollTop;
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
    for (let n3 = 1; n3 <= STEPS; n3++) this.root.classList.toggle(`cl-fit-${n3}`, n3 <= step);
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
      const at = row.find((node2) => node2.tabIndex === 0 && node2.classList.contains("cl-roved")) ?? row.find((node2) => node2.classList.contains("cl-may")) ?? row[0];
      for (const node2 of row) node2.tabIndex = node2 === at ? 0 : -1;
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
    this.go(row, row.find((node2) => node2.tabIndex === 0) ?? row[0]);
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
  go(row, node2) {
    for (const item of row) {
      item.tabIndex = item === node2 ? 0 : -1;
      item.classList.toggle("cl-roved", item === node2);
    }
    node2.focus();
  }
  /**
   * Whether the focus is on nothing that can be pressed: gone, disabled, or waiting.
   * @param {Element | null} node
   */
  isLost(node2) {
    const { root } = this;
    return !node2 || !root.contains(node2) || node2 === root || node2.matches(":disabled");
  }
  /** When what had the focus is gone, give it to what may be done next, or else to the table. */
  focus() {
    const rows = this.rows();
    const row = rows.find((row2) => row2.some((node2) => node2.matches(".cl-may, .cl-btn"))) ?? rows.at(-1);
    (row?.find((node2) => node2.tabIndex === 0) ?? row?.[0] ?? this.root).focus({
      preventScroll: true
    });
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
    this.timer = new Timer();
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
    this.timer.set(ms, () => {
      if (this.at == null) return;
      if (this.at >= this.many) return this.stop();
      this.paint(this.at + 1);
      this.later(EACH);
    });
  }
  /** Go a step on or back, and stay there. @param {number} by */
  step(by2) {
    this.timer.stop();
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
    this.timer.stop();
    this.at = null;
  }
  /** Paint a step: as it was, but nothing can be pressed. @param {number} n */
  paint(n3) {
    const steps = this.steps();
    const [scene, now, before] = [steps[n3], steps[steps.length - 1], steps[Math.max(0, n3 - 1)]];
    this.at = n3;
    const no = { undo: false, rest: false, whatif: false, save: false, share: false, load: false };
    const hand = scene.hand.map((held) => ({ ...held, no: null }));
    const still = { moves: [], race: null, banner: null, replay: null, outcome: null };
    this.page.show({ ...scene, ...still, can: no, hand, mode: "play", seq: now.seq }, before);
  }
};

// table/banner.js
var WISHED = 60;
function Banner({ play: { art, scene, words }, send, clause }) {
  const { outcome, replay } = scene;
  const isWhatIf = scene.mode === "whatif";
  if (!outcome && !replay && !isWhatIf) return null;
  const name2 = art.text(outcome?.title ?? scene.banner);
  return html`<div class="cl-banner${outcome ? " cl-over" : ""}" role="group" aria-label=${name2}>
    <span>${icon(outcome ? "crown" : replay ? "clock" : "branch")}</span>
    <div class="cl-banner-text">
      ${outcome ? html`
            <b class="cl-winner">${art.line(outcome.title)}</b>
            <span>${art.line(outcome.text)} ${clause(outcome.clause)}</span>
            ${outcome.lines.length ? k(Points2, { lines: outcome.lines }) : null}
          ` : art.line(scene.banner)}
    </div>
    ${replay ? html`<label class="cl-back-on">
          ${words.look_back}${k(Slider, { replay, label: words.replay, send })}
        </label>` : null}
    ${replay && outcome ? button("cl-btn cl-again", () => send("again"), words.again) : null}
    ${isWhatIf ? button("cl-btn cl-quiet", () => send("back"), words.back) : null}
  </div>`;
}
var Points2 = ({ lines }) => html`<ol class="cl-points">
  ${lines.map(
  ({ name: name2, points, how, won }) => html`<li class=${won ? "cl-best" : ""}>
      <span>${name2} </span>${how ? html`<small>${how} </small>` : null}<b>${points}</b>
    </li>`
)}
</ol>`;
var wish = new Timer();
function Slider({ replay: { at, last }, label, send }) {
  const isHeld = document.activeElement?.matches(".cl-slider");
  return html`<input type="range" min="0" step="1" max=${last} class="cl-slider"
    aria-label=${label} aria-valuetext="${at} / ${last}" value=${isHeld ? void 0 : at}
    onInput=${({ currentTarget }) => {
    wish.set(WISHED, () => send("replay", Number(currentTarget.value)));
  }}
  />`;
}

// table/seats.js
var FEW2 = 4;
var BACKS2 = 6;
var KNOWN = 4;
function Seats({ play, form }) {
  const { seats } = play.scene;
  const n3 = seats.length;
  return html`<ul class="cl-seats ${classes({ "cl-many": n3 > FEW2, ...atLeast(n3) })}"
    aria-label=${play.words.players}
  >
    ${seats.map((seat) => k(Seat, { key: seat.seat, play, form, seat }))}
  </ul>`;
}
function Seat({ play, form, seat }) {
  const { art, words, pick } = play;
  const thing = { seat: seat.seat };
  const isPicked = pick.isPicked(thing);
  const later = pick.comesLater(thing);
  const known = seat.cards.filter((card) => card != null);
  const looks = {
    "cl-turn": seat.turn,
    "cl-next": seat.next,
    "cl-may": pick.invites(thing),
    "cl-sel": isPicked,
    "cl-knows": known.length > 0,
    ...form.seatClasses(seat)
  };
  const presence = play.presence?.[seat.seat];
  const status = [presence && words.presence?.[presence], seat.status].filter(Boolean).join(", ");
  const scored = seat.points == null ? "" : ` ${words.total} ${seat.points},`;
  const held = seat.count == null ? "" : ` ${cards(words, seat.count)},`;
  const flag = seat.next ? words.next : seat.chosen ? "✓" : void 0;
  const names = known.map((card) => art.name(card)).join(", ");
  const knows = names ? `, ${words.you_know}: ${names}` : "";
  return html`<li class="cl-seat ${classes(looks)}"
    data-key="seat ${seat.seat}#1" data-zone=${seat.zone}
    data-flag=${flag} data-presence=${presence}
  >
    <button type="button" disabled=${!pick.leads(thing) && !later}
      aria-disabled=${later || void 0} aria-pressed=${pick.pressed(isPicked)}
      aria-current=${seat.turn || void 0}
      aria-label="${seat.name},${scored}${held} ${status}${knows}"
      onClick=${() => play.press(thing)}
    >
      <span class="cl-av">${seat.initial}</span>
      <b>
        ${seat.name}
        ${seat.points == null ? null : html`<i class="cl-seat-points">${seat.points}</i>`}
      </b>
      <small>${status}</small>
      ${k(Backs, { art, count: seat.count ?? 0, known })}
      <span class="cl-cnt">${seat.count}</span>
    </button>
    ${form.layBefore(seat)}
  </li>`;
}
function Backs({ art, count, known }) {
  const open = known.slice(0, KNOWN);
  const backs = Math.max(0, Math.min(BACKS2, count) - open.length);
  const shown = [...Array(backs).fill(null), ...open];
  const names = keys(shown.map((card) => card ?? "back"));
  return html`<span class="cl-backs">${shown.map((card, i3) => art.ofOther(card, names[i3]))}</span>`;
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
    const middle = html`<div class="cl-ring ${turns}" aria-hidden="true" />${form.middle(scene)}`;
    const mine = form.layMine(scene);
    const hasNone = !scene.hand.length && places.length > 0;
    Q(
      html`
        ${k(Seats, { play, form })}
        <div class="cl-mid">${other ? this.openHand(other) : middle}</div>
        ${k(Banner, { play, send: host.send, clause: host.clause })}
        <div class="cl-me">
          <div class="cl-ask">
            ${this.said(prompt)}
            ${k(Sorting, {
        play,
        order: this.order,
        isHidden: isBare || form.hidesSorting(scene),
        sort: (order) => {
          this.order = order;
          play.repaint();
        }
      })}
            ${k(Buttons, { play, form })}
            ${form.aside(scene)}
            ${scene.can.rest ? this.resting() : null}
          </div>
          <div class="cl-mine" hidden=${isBare || mine == null}>${mine}</div>
          ${k(Hand, { play, form, order: this.order, isHidden: isBare || hasNone })}
        </div>
        ${scene.mode === "covered" ? html`<div class="cl-cover" role="dialog" aria-label=${play.art.text(scene.banner)}>
              <p>${play.art.line(scene.banner)}</p>
              ${button("cl-btn", () => host.send("uncover"), words.uncover)}
            </div>` : null}
      `,
      play.felt
    );
  }
  /** Where a game goes on by itself for a while, the button that lets it. */
  resting() {
    const { host, play } = this;
    const rest = () => host.send("rest");
    return html`<div class="cl-resting">${button("cl-btn cl-quiet", rest, play.words.rest)}</div>`;
  }
  /** The prompt, or what is said in its place. @param {Shown} task of a lesson */
  said(task) {
    const { art, scene } = this.play;
    const isAsked = scene.moves.length > 0 && scene.mode !== "over";
    const lamp = isAsked ? html`<i class="cl-lamp" aria-hidden="true" />` : null;
    const [sign2, text] = this.bubble ?? ["", null];
    const css = { "cl-advice": sign2 !== "cross" };
    return html`<div class="cl-said ${classes({ "cl-telling": sign2 !== "" })}">
      <p class="cl-prompt" role="heading" aria-level="3"
        tabIndex=${scene.step ? -1 : void 0}
      >
        ${task ?? [lamp, art.line(this.nextPrompt() ?? scene.prompt)]}
      </p>
      <div class="cl-bubble ${classes(css)}" role="alert" hidden=${!sign2}>
        ${sign2 && html`${icon(sign2)}<p>${text}</p>`}
      </div>
    </div>`;
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
   * @param {SeatData} seat
   */
  openHand({ name: name2, cards: cards2, zone }) {
    const { art, pick, press } = this.play;
    const known = cards2.filter((card) => card != null);
    const names = keys(known);
    return html`<div class="cl-open" role="group" aria-label=${name2}>
      ${known.map((card, i3) => {
      const thing = { card, zone };
      const may = pick.leads(thing);
      const sel = pick.isPicked(thing);
      const looks = { "cl-may": may, "cl-not": !may, "cl-sel": sel };
      return html`<button ...${names[i3]} type="button"
          class="cl-card ${classes(looks)}" aria-label=${art.name(card)}
          aria-pressed=${pick.pressed(sel)} onClick=${() => press(thing)}
        >
          ${art.face(card)}
        </button>`;
    })}
    </div>`;
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
    const node2 = felt.querySelector(`[data-zone="${CSS.escape(zone)}"] [data-key="${name2}"]`);
    node2?.classList.add("cl-refused");
    this.tell([art.line(no.text), " ", this.host.clause(no.clause)], "cross");
  }
  /** Say something in the place of the prompt. @param {Shown} text @param {string} [sign] */
  tell(text, sign2 = "bulb") {
    this.bubble = [sign2, text];
    this.paint();
  }
  /** Say no longer why a card can't be played. */
  clearRefusal() {
    for (const node2 of this.play.felt.querySelectorAll(".cl-refused"))
      node2.classList.remove("cl-refused");
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
    this.isByKeys = false;
    this.unheard = null;
    this.lost = null;
    this.later = { lift: new Timer(), pace: new Timer(), answer: new Timer(), race: new Timer() };
    this.since = 0;
    this.keeper = null;
    this.root = node("section", { class: "cl", tabindex: "-1" });
    this.live = node("p", { class: "cl-live", "aria-live": "polite", "aria-atomic": "true" });
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
    this.bar = box("cl-bar");
    this.pace = 1;
    this.table = new Table(this.play(), {
      send,
      clause: (id) => this.clause(id),
      dress: (looks) => dress(this.root, looks),
      changes: () => this.changes()
    });
    const advice = () => this.model.get("advice");
    this.panel = new Panel({ art, words, replay: this.replay, advice, send });
    this.keys = new Keys(this.root, this.felt, {
      showLatest: () => this.showLatest(),
      moves: () => this.scene.moves,
      make: (move, node2) => {
        this.pressed = node2;
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
    this.dialogs.say(said2());
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
    root.append(sprite, this.bar, this.dialogs.node, this.frame, this.live);
    root.addEventListener("keydown", (event) => this.keys.press(event));
    root.addEventListener("pointerdown", () => this.showLatest(), true);
    root.addEventListener(
      "click",
      ({ detail, target }) => {
        this.pressed = /** @type {Element} */
        target.closest("button");
        this.isByKeys = detail === 0;
      },
      true
    );
    el.append(root);
    this.theme();
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
    if (!this.later.pace.isSet) this.next();
  }
  next() {
    this.later.pace.stop();
    const scene = this.queue.shift();
    if (!scene) return;
    this.show(scene);
    const shown = scene.pace > 0 ? Math.max(scene.pace, this.table.form.hold) : 0;
    const pace = shown * this.pace;
    if (pace > 0) this.later.pace.set(pace, () => this.next());
    else this.next();
  }
  /** Do not keep somebody waiting who has pressed something. */
  showLatest() {
    this.later.pace.stop();
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
    if (!old) this.root.lang = scene.lang;
    this.root.dataset.seq = String(scene.seq);
    this.root.dataset.mode = scene.mode;
    this.root.setAttribute("aria-label", scene.title);
    this.paintBar();
    this.repaint();
    if (focused2 && this.keys.isLost(document.activeElement)) this.keys.focus();
    this.fitted(old);
    this.motion.after(old, scene);
    this.race(scene);
    if (old) this.afterNextFrame(() => this.tell(scene));
    else this.tell(scene);
  }
  paintBar() {
    const { art, pace, scene, words } = this;
    const setPace = (chosen) => {
      this.pace = chosen;
      this.paintBar();
    };
    const wayBack = this.model.get("way_back");
    const use = (tool) => this.use(tool);
    Q(k(Bar, { art, words, scene, wayBack, pace, setPace, use }), this.bar);
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
    if (this.isByKeys) this.table.form.following()?.focus({ preventScroll: true });
    const next = this.table.nextPrompt();
    if (next) this.live.textContent = this.art.text(next);
  }
  /** One step of a move back. */
  back() {
    this.table.clearRefusal();
    this.pick.back();
    this.repaint();
  }
  /** Something of the bar is pressed. @param {Tool | "leave"} tool */
  use(tool) {
    if (tool === "load") return this.dialogs.load();
    if (tool === "leave") shared.cardlabSent = tool;
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
    this.later.lift.set(LIFT_AFTER, () => this.pressed?.classList.add("cl-sent"));
  }
  /** Let it lie again. */
  dropPressed() {
    this.later.lift.stop();
    this.pressed?.classList.remove("cl-sent");
  }
  /** Make a move; in a race it counts how long it took. @param {MoveData} move */
  make(move) {
    this.liftPressed();
    if (this.scene.race == null) return this.send("move", move.index);
    this.later.race.stop();
    return this.send("race", Math.round(performance.now() - this.since));
  }
  /** In a race whoever does not press in time is last. @param {Scene} scene */
  race(scene) {
    this.later.race.stop();
    if (scene.race == null) return;
    const late = scene.race + 1;
    this.since = performance.now();
    this.later.race.set(late, () => this.send("race", late));
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
    this.later.answer.set(ms, () => this.watch.unanswered());
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
  /** The scene with its whole story; it brings only the new lines. @param {Scene} scene */
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
    const { held } = (
      /** @type {Early} */
      this.model
    );
    this.model = model;
    this.watch.listen(model.widget_manager?.kernel);
    this.answered();
    this.root.removeAttribute("aria-busy");
    moveTo(this, el);
    const scene = model.get("scene");
    if (scene.seq !== this.scene.seq) return this.receive(scene);
    if (!held) return;
    this.unheard = held;
    this.post(held);
  }
  /** Python is there. */
  answered() {
    this.later.answer.stop();
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
    for (const timer of Object.values(this.later)) timer.stop();
    this.replay.clear();
    this.fit.stop();
    this.watch.stop();
  }
};

// lesson/ending.js
var isBreak = ({ kind }) => kind === "end" || kind === "between";
var small = (sign2, label, press, css = "") => button(`cl-l-small ${css}`.trim(), press, icon(sign2), html`<span>${label}</span>`);
function Ending(handed) {
  const isEnd = handed.step.kind === "end";
  return html`<div class="cl-l-end">
    ${isEnd ? [k(Finished, handed), k(RuleCard, handed)] : k(Between, handed)}
  </div>`;
}
var Lines = ({ lines, sign: sign2 }) => html`<ul>${lines.map((text) => html`<li>${icon(sign2)}<span>${text}</span></li>`)}</ul>`;
var link = (href, text, css = "") => html`<a class="cl-btn ${css}" href=${href}>${text}</a>`;
function Between({ art, lang, send, step, texts }) {
  const onNow = fill(texts.go_on_now, { n: step.minutes });
  return html`<div class="cl-l-hero">
    ${k(Fan, { art })}
    <h2 tabIndex="-1">${texts.you_can}:</h2>
    ${k(Lines, { lines: step.can, sign: "check" })}
    <h3>${texts.ahead}</h3>
    ${k(Lines, { lines: step.ahead, sign: "right" })}
    <div class="cl-l-row">
      ${button("cl-btn", () => send("next"), onNow)}
      ${step.place === "page" ? link(`lobby.ipynb?lang=${lang}`, texts.later, "cl-quiet") : null}
    </div>
    <p class="cl-l-kept">${step.kept}</p>
  </div>`;
}
function Finished({ art, lang, send, step, texts }) {
  const { quiz, stars, all, weak = [] } = step;
  const links = step.place === "page";
  const over = fill(texts.over, { n: weak.length });
  return html`<div class="cl-l-hero">
    ${k(Fan, { art })}
    <h2 tabIndex="-1">${texts.you_can}:</h2>
    ${k(Lines, { lines: step.can, sign: "check" })}
    <p>
      ${fill(texts.stars, { n: stars, all })}
      ${quiz[1] ? html`<br />${fill(texts.quizzed, { n: quiz[0], all: quiz[1] })}` : null}
    </p>
    <div class="cl-l-row">
      ${links ? link(`${step.game}.ipynb?lang=${lang}`, texts.play) : null}
      ${weak.length ? button("cl-btn cl-quiet", () => send("go", weak[0]), over) : null}
      ${links && step.next ? link(`learn.ipynb?game=${step.next}&lang=${lang}`, texts.next_lesson, "cl-quiet") : null}
    </div>
  </div>`;
}
function Fan({ art }) {
  const known = Object.keys(art.drawings.pieces);
  const five = [0, 0.3, 0.5, 0.7, 0.99].map((part2) => known[Math.floor(part2 * known.length)]);
  return html`<div class="cl-l-fan" aria-hidden="true">${five.map((card) => art.face(card))}</div>`;
}
function RuleCard({ showText, step, texts }) {
  const copy = (text) => () => showText(texts.copy, text);
  return html`<section class="cl-l-card">
    <h3>${step.title}: ${texts.card}</h3>
    ${step.card.map((text) => html`<p>${text}</p>`)}
    <div class="cl-l-row">
      ${small("save", texts.print, () => print(step, texts.card))}
      ${small("share", texts.copy, copy(step.card.join("\n")))}
      ${small("share", texts.export, copy(step.line))}
    </div>
  </section>`;
}
function print(step, title) {
  const frame = node("iframe", { class: "cl-unseen", title });
  document.body.append(frame);
  const inside = frame.contentDocument;
  if (!inside) return;
  inside.title = step.title;
  inside.body.style.font = "14pt/1.5 system-ui, sans-serif";
  Q(html`<h1>${step.title}</h1>${step.card.map((text) => html`<p>${text}</p>`)}`, inside.body);
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
    const shown = this.step.targets.map((thing, i3) => ({ thing, i: i3, label: this.step.labels[i3] })).filter(({ thing }) => thing.choice);
    const bare = { verb: "", key: "", then: null, any: 0 };
    const things = shown.map(({ thing, i: i3, label }) => ({
      ...bare,
      index: i3,
      label,
      short: label,
      say: this.text(label),
      face: thing.choice?.startsWith("tray ") ? thing.choice.slice(5) : void 0,
      marked: this.marked.includes(i3),
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
    const { path, rules } = handed.texts;
    this.node = node("nav", { class: "cl-l-path", "aria-label": path });
    this.rules = node("div", { class: "cl-l-rules", role: "region", "aria-label": rules });
    this.path = null;
    this.restored = false;
  }
  /** @param {LessonPath} path */
  paint(path) {
    this.path = path;
    this.draw();
    if (this.handed.scene().step?.place !== "page") return;
    const kept = readText(path.key) ?? "";
    this.handed.root.classList.toggle("cl-l-restoring", Boolean(kept) && path.done === 0);
    if (this.handed.isEarly()) return;
    if (path.done > 0 || !kept) this.save(path);
    else this.restore(kept);
  }
  /** @param {LessonPath} path */
  save(path) {
    if (path.done <= 0) return;
    writeText(path.key, path.kept);
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
      html`
        <h1 class="cl-l-game">${path.title}</h1>
        <button type="button" class="cl-l-count" title=${texts.path} aria-haspopup="dialog"
          onClick=${() => this.handed.showSteps(path, step.id)}
        >
          ${fill(texts.of, { n: path.done, all: path.all })}
        </button>
        <ol class="cl-l-chapters">
          ${path.chapters.map(({ title, steps }) => {
        const here = steps.some(({ id }) => id === step.id);
        return html`<li class=${here ? "cl-l-here" : ""} style=${{ "--steps": steps.length }}>
              <span class="cl-l-chapter">${title}</span>
              <span class="cl-l-steps">
                ${steps.map((other) => this.mark(other, other.id === step.id, other.id === stop2))}
              </span>
            </li>`;
      })}
        </ol>
      `,
      this.node
    );
    Q(this.list(path, step.clauses ?? []), this.rules);
  }
  /**
   * @param {LessonPath["chapters"][0]["steps"][0]} step
   * @param {boolean} now whether it is the step that is shown
   * @param {boolean} isStop whether the tab key stops at it
   */
  mark({ mark, n: n3, title }, now, isStop) {
    const { send, texts } = this.handed;
    const state = texts[
      /** @type {"star" | "tick" | "shown" | "open"} */
      mark || "open"
    ];
    const name2 = fill(texts.step, { n: n3 + 1, title });
    return html`<button type="button"
      class="cl-l-dot cl-l-is-${mark || "open"}${now ? " cl-l-now" : ""}"
      title="${name2}: ${state}" aria-label="${name2}: ${state}"
      aria-current=${now ? "step" : void 0} tabIndex=${isStop ? 0 : -1}
      onClick=${() => send("go", n3)}
      onKeyDown=${(event) => this.walk(event, n3)}
    >
      <i />
    </button>`;
  }
  /** Go to another mark by the arrows. @param {KeyboardEvent} event @param {number} n */
  walk(event, n3) {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const marks = (
      /** @type {NodeListOf<HTMLElement>} */
      this.node.querySelectorAll(".cl-l-dot")
    );
    marks[n3 + way]?.focus();
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
    const n3 = rules.filter((rule) => rule.known).length;
    const groups = (
      /** @type {const} */
      [
        [texts.can, known.slice(-5), "known"],
        [texts.learning, learning, "learning"],
        [texts.to_come, open.slice(0, 6), "open"]
      ]
    );
    return html`
      <h3>${texts.rules}</h3>
      <p>${fill(texts.yours, { n: n3, all: rules.length })}</p>
      ${groups.filter(([, rules2]) => rules2.length).map(
      ([title, rules2, css]) => html`
            <h4>${title}</h4>
            <ul>
              ${rules2.map(
        (rule) => html`<li class="cl-l-rule cl-l-${css} ${rule.known ? "cl-l-known" : ""}">
                  <i>${rule.known ? icon("check") : null}</i>
                  ${button("", () => openRule(rule.id), rule.title)}
                </li>`
      )}
            </ul>
          `
    )}
    `;
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
function Verdict(handed) {
  const { art, texts, step, goOn } = handed;
  const { code, hints, verdict } = step;
  const state = verdict?.state;
  const hint = (text, i3 = 0) => html`<p class="cl-l-hint">
    <b>${fill(texts.hint, { n: i3 + 1 })}</b> ${art.line(text)}
  </p>`;
  return html`<div class="cl-l-verdict cl-l-${state === "told" ? "new" : state ?? "help"}"
    role="status" hidden=${!verdict && !hints.length && !code}
  >
    <span class="cl-l-mark">${icon(state ? SIGNS3[state] : "bulb")}</span>
    <div>
      ${verdict?.call ? html`<p><code>${verdict.call}</code></p>` : null}
      ${verdict ? sentence(handed, verdict) : null}
      ${step.done && state === "right" && step.guess.length ? guessed(handed) : null}
      ${hints.map(hint)}
      ${state === "told" ? button("cl-btn cl-l-go-on", goOn, texts.go_on, icon("right")) : null}
      ${code ? html`<pre tabIndex="0"><code>${code}</code></pre>` : null}
    </div>
  </div>`;
}
function sentence({ art, texts, step, sign: sign2 }, { state, text, clause }) {
  const isEarned = state !== "right" || step.earned;
  const isGuess = state === "guessed";
  const isText = state === "told" && !clause;
  const head = isText ? `${step.title}.` : texts[isEarned ? state : "did_it"];
  return html`<p>
    <b>${head}</b> ${isGuess ? [ended(art, step), " "] : null}
    ${clause && !isGuess ? glued(art.line(text), sign2(clause)) : art.line(text)}
  </p>`;
}
function ended(art, { guess }) {
  const last = guess.at(-1);
  return [art.line(guess), typeof last === "string" && /[.!?]$/.test(last) ? "" : "."];
}
function guessed({ art, texts, step }) {
  const isSurprised = step.guess_right === false;
  return html`<p class="cl-l-guess cl-l-guess-${isSurprised ? "wrong" : "right"}">
    ${isSurprised ? texts.guess_wrong : texts.guess_right} ${ended(art, step)}
  </p>`;
}
function glued(parts, sign2) {
  const last = parts.at(-1);
  if (typeof last !== "string" || !last) return [...parts, sign2];
  const at = last.trimEnd().lastIndexOf(" ") + 1;
  const word = html`<span class="cl-l-glued">${last.slice(at)}${sign2}</span>`;
  return [...parts.slice(0, -1), last.slice(0, at), word];
}

// lesson/step_view.js
var EDGE = 6;
var PHONE = 620;
var VERDICT = { round: 30, beside: 70, line: 22, letter: 8 };
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
    this.said = "";
    this.heights = /* @__PURE__ */ new Map();
    this.step = "";
    this.begun = "";
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
    this.reading = readingOf(step);
    if (isNew) this.isPart = this.step === step.id;
    this.step = step.id;
    if (isBreak(step)) {
      Q(null, this.over);
      Q(k(Ending, { ...this.handed, lang: scene.lang, step }), this.under);
      return;
    }
    const judged = this.introduced(step, scene);
    const said3 = JSON.stringify([step.verdict, step.hints]);
    const isSaid = !isNew && said3 !== this.said && (step.verdict || step.hints.length > 0);
    this.said = said3;
    Q(this.task(step), this.over);
    const verdict = k(Verdict, { ...judged, key: "verdict" });
    Q([this.later(step), this.answer(step), verdict, this.foot(step)], this.under);
    if (isNew) this.emptyNumber();
    this.keepInSight(judged.step.verdict?.state === "told");
    this.paintSpots(step);
    this.paintMarks(step);
    this.keepRoom(isNew || isOpen(step));
    if (isNew) this.handed.fit.begin();
    else this.handed.fit.paint();
    if (isOpen(step)) this.measure();
    if (isSaid && step.kind !== "game") this.comeInSight();
  }
  /**
   * On a phone the text of a whole game lies over its table until it is read, like a rule that is
   * told in it: over the table it would take the room of the hand, and the table would move.
   * @param {LessonStep} step
   * @param {Scene} scene
   * @returns {Handed & { step: LessonStep }}
   */
  introduced(step, scene) {
    const { handed } = this;
    const isPhone = handed.root.offsetWidth <= PHONE;
    const isRead = this.begun === step.id || scene.story.length > 0 || step.verdict;
    if (step.kind !== "game" || !isPhone || isRead || !step.told.length) return { ...handed, step };
    const goOn = () => {
      this.begun = step.id;
      this.paint(handed.scene());
    };
    const verdict = {
      state: "told",
      text: [...step.told, " ", ...step.wants],
      clause: "",
      call: ""
    };
    return { ...handed, goOn, step: { ...step, verdict } };
  }
  /** Note how high the places of buttons are. */
  measure() {
    const found = this.handed.felt.querySelectorAll(".cl-ask, .cl-bag-low");
    this.heights = new Map([...found].map((node2) => [node2, node2.offsetHeight]));
  }
  /**
   * The table stays where it is when the buttons go, once it is answered: they leave their room.
   * @param {boolean} isAsked
   */
  keepRoom(isAsked) {
    for (const [node2, height] of this.heights) node2.style.minHeight = isAsked ? "" : `${height}px`;
  }
  /** Scroll what is said of an answer, and the buttons under it, into the window. */
  comeInSight() {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const behavior = isCalm ? "auto" : "smooth";
    this.find(".cl-l-foot")?.scrollIntoView({ block: "nearest", behavior });
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
    const { step } = scene();
    const isJudged = step && step.kind !== "game" && isOpen(step);
    const said3 = this.find(".cl-l-verdict")?.offsetHeight ?? 0;
    const toCome = isJudged ? Math.max(0, this.toCome(step) - said3) : 0;
    const { bottom } = foot.getBoundingClientRect();
    return bottom - root.getBoundingClientRect().top + EDGE + toCome;
  }
  /** The height of the longest verdict that may come, in px. @param {LessonStep} step */
  toCome({ longest }) {
    const { round, beside, line, letter } = VERDICT;
    const { width } = this.under.parentElement?.getBoundingClientRect() ?? { width: PHONE };
    return round + line * Math.ceil(longest * letter / (width - beside));
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
  /** The rule; the signs of its clauses stand beside the title. @param {LessonStep} step */
  task(step) {
    const { art, sign: sign2 } = this.handed;
    const { clauses, title, wants } = step;
    const told2 = step.kind === "game" ? [...step.told, " ", ...wants] : step.told;
    return html`
      <div class="cl-l-head">
        <h2 class="cl-l-title" tabIndex="-1" aria-describedby=${this.id}>${title}</h2>
        ${clauses.map((id) => sign2(id))}
      </div>
      <p class="cl-l-told" id=${this.id} hidden=${!told2.length}>${art.line(told2)}</p>
    `;
  }
  /** What is told after a guess: under the table, which it does not move. @param {LessonStep} step */
  later({ later }) {
    const text = later.length ? html`<mark>${this.handed.art.line(later)}</mark>` : null;
    return html`<p class="cl-l-told cl-l-later" aria-live="polite" hidden=${!text}>${text}</p>`;
  }
  /** Number the targets that are pressed in order, and cross those that were wrong.
   * @param {LessonStep} step */
  paintMarks(step) {
    const { art, felt, marks } = this.handed;
    const { crossed, labels, ordered, targets } = step;
    const marked = marks()?.marked ?? step.marked;
    const wrong = crossed.filter((index) => !marked.includes(index));
    const signs = new Map(wrong.map((index) => [index, "✕"]));
    if (ordered) marked.forEach((index, i3) => signs.set(index, String(i3 + 1)));
    for (const old of felt.querySelectorAll("[data-nth]")) old.removeAttribute("data-nth");
    for (const [index, sign2] of signs) {
      const label = CSS.escape(art.text(labels[index]));
      const place = targets[index].choice ? `.cl-buttons > [data-key="${label}#1"]` : placeOf(targets[index]);
      felt.querySelector(place)?.setAttribute("data-nth", sign2);
    }
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
    const option = (of, i3 = 0) => {
      const { label, pieces: pieces2, right, tried: tried2 } = of;
      const sign2 = tried2 ? icon("cross") : right ? icon("check") : String.fromCharCode(65 + i3);
      return html`<button type="button" key=${`${this.reading} ${i3}`}
        class="cl-l-option${tried2 ? " cl-l-tried" : right ? " cl-l-found" : ""}"
        disabled=${tried2 || !isOpen(step)}
        aria-label=${label.length ? void 0 : pieces2.map((card) => art.name(card)).join(", ")}
        onClick=${() => send("choose", i3)}
      >
        <b class="cl-l-letter" aria-hidden="true">${sign2}</b>
        <span class="cl-l-pieces">${art.faces(pieces2)}</span>
        <span>${art.line(label)}</span>
      </button>`;
    };
    const inside = step.kind === "number" ? this.keypad() : step.options.map(option);
    return html`<div class="cl-l-answer" role="group" aria-label=${art.text(step.wants)}
      hidden=${!this.asks(step)}
    >
      ${inside}
    </div>`;
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
    const number = html`<input type="text" inputMode="numeric" maxLength="4" class="cl-l-number"
      aria-label=${texts.number}
      onKeyDown=${(event) => {
      if (event.key === "Enter" && !event.shiftKey && !event.ctrlKey) go();
    }}
    />`;
    return html`
      <label class="cl-l-label">${texts.number} ${number}</label>
      ${button("cl-btn", go, texts.check)}
    `;
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
   * Lay a rule that comes up in a whole game over the rule of the step, where it covers no card.
   * JupyterLab and Voila cut off what an output lets stick there, but for a popover.
   * @param {boolean} isTold
   */
  keepInSight(isTold) {
    const verdict = (
      /** @type {HTMLElement} */
      this.find(".cl-l-verdict")
    );
    if (isTold && !verdict.popover) {
      const top2 = Math.max(8, this.path.node.getBoundingClientRect().bottom);
      verdict.style.setProperty("--l-top", `${top2}px`);
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
    const hint = fill(texts.hint, { n: hints.length + 1 });
    const hasAgain = kind !== "code" && kind !== "look" && (done || frozen);
    const hasNext = (waits || !isAlone(step)) && !(waits && kind === "game");
    return html`<div class="cl-l-foot">
      <div class="cl-l-hints">
        ${open && !isGuess ? [
      left2 > 0 ? small("bulb", hint, () => send("hint")) : null,
      small("eye", texts.solve, () => send("solve"))
    ] : null}
      </div>
      ${hasAgain ? small("undo", texts.again, () => send("anew"), frozen && open ? "cl-l-call" : "") : null}
      <button type="button" class="cl-btn cl-l-next${open ? " cl-quiet" : ""}" disabled=${open}
        hidden=${!hasNext} onClick=${goOn}
      >
        <span>${waits ? texts.go_on : last ? texts.finish : texts.next}</span>${icon("right")}
      </button>
    </div>`;
  }
};
function placeOf({ seat, card, zone }) {
  if (seat !== void 0) return `.cl-seats > [data-key="seat ${seat}#1"]`;
  if (card) return `[data-zone="${CSS.escape(zone ?? "")}"] [data-key="${CSS.escape(card)}#1"]`;
  return `[data-zone="${CSS.escape(zone ?? "")}"]`;
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
      showText: (title, text) => this.dialogs.showText(title, text),
      showSteps: (path, id) => this.showSteps(path, id)
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
    const ended2 = new AbortController();
    const end = () => ended2.abort();
    const come = () => {
      this.fit.look();
      if (!ended2.signal.aborted) this.root.scrollIntoView({ block: "start" });
    };
    for (const ms of [0, 300, 1e3]) setTimeout(come, ms);
    for (const name2 of ["wheel", "pointerdown", "keydown"])
      document.addEventListener(name2, end, { signal: ended2.signal, capture: true });
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
    this.paintTitle();
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
    const prompt = html`
      <i class="cl-lamp" aria-hidden="true" />
      <b>${this.art.line(step.wants)}</b>
      ${step.about ? html`<span class="cl-unseen"> ${step.about}</span>` : null}
    `;
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
    if (!path) return;
    this.view.path.paint(path);
    this.paintTitle();
  }
  /** The title of a page: the step, and the game. */
  paintTitle() {
    const { step } = this.scene;
    const path = this.model.get("path");
    if (step?.place !== "page" || !path || !document.body.dataset.voila) return;
    document.title = [step.title, path.title].filter(Boolean).join(" - ");
  }
  /** A quiet sign for a clause, which opens it. @param {string} id */
  clause(id) {
    const rule = this.words.rules.find((known) => known.id === id);
    const name2 = rule?.title ?? id;
    return html`<button type="button" class="cl-l-sign" title=${name2} aria-label=${name2}
      onClick=${() => this.openRule(id)}
    >
      §
    </button>`;
  }
  /** Open a clause over the page. @param {string} id */
  openRule(id) {
    const rule = this.words.rules.find((known) => known.id === id);
    if (rule) this.dialogs.open(rule.title, html`<p>${rule.text}</p>`);
  }
  /**
   * List the steps over the page, to open one: the marks of forty are too narrow for a finger.
   * @param {LessonPath} path
   * @param {string} now the id of the step that is shown
   */
  showSteps(path, now) {
    const { texts } = this;
    const nameOf = (mark) => texts[
      /** @type {"star" | "tick" | "shown" | "open"} */
      mark || "open"
    ];
    const go = (n3) => {
      this.dialogs.dialog.close();
      this.send("go", n3);
    };
    this.dialogs.open(
      texts.path,
      html`<div class="cl-l-list">
        ${path.chapters.map(
        ({ title, steps }) => html`
            <h4>${title}</h4>
            ${steps.map(
          ({ id, mark, n: n3, title: title2 }) => html`<button type="button"
                aria-current=${id === now ? "step" : void 0} onClick=${() => go(n3)}
              >
                <i class="cl-l-is-${mark || "open"}" /> ${n3 + 1}. ${title2}
                <span class="cl-unseen">: ${nameOf(mark)}</span>
              </button>`
        )}
          `
      )}
      </div>`
    );
  }
  // --- what a learner does ---------------------------------------------------------------------
  /** @param {Press} thing */
  press(thing) {
    if (this.marks) {
      this.mark(this.marks.index(thing));
      return;
    }
    const held = this.scene.hand.find((shown) => shown.card === thing.card);
    const tried2 = held?.no?.tried;
    if (tried2 === void 0 || thing.zone !== this.scene.hand_zone) super.press(thing);
    else this.send("move", tried2);
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
function listen(model, hearers) {
  for (const [what, hear] of Object.entries(hearers)) model.on(what, hear);
  return () => {
    for (const [what, hear] of Object.entries(hearers)) model.off(what, hear);
  };
}

// together/kernel_line.js
var KernelLine = class {
  /**
   * @param {Model} model
   * @param {(message: TogetherNews) => void} take is handed what the server says
   * @param {(why: "cut" | "open") => void} tell hears how the kernel's connection is
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

// together/head.js
function Head({ data, now, told: told2, left: left2, text, send, name: name2, title }) {
  const mine = now?.me == null ? null : now.chairs[now.me];
  const who = mine || !now ? text("you", { name: mine?.name ?? name2 }) : text("looks");
  const table2 = now && !data.alone ? ` · ${text("table", { n: now.table })}` : "";
  const isAway = mine?.is === "away";
  const isOver = now?.state === "over" && now.again != null;
  const does = (kind, label) => button("", () => send({ kind }), text(label));
  return html`
    ${now || name2 ? html`<h1 class="title">${now ? html`<b>${who}</b>${table2} · ${title}` : who}</h1>` : null}
    <p class="told" role="status">${told2}</p>
    ${left2 ? html`<b class="left" aria-hidden="true">${text("seconds", { n: left2 })}</b>` : null}
    ${isAway ? does("back", "back") : null}
    ${mine && isOver ? does("again", "again") : null}
    ${data.alone ? html`<a href="${data.path}/">${text("other")}</a>` : null}
    ${now && mine && now.state !== "open" && !data.alone ? k(Menu, { data, now, text, send }, isAway ? null : does("leave", "leave")) : null}
  `;
}
function Menu({ data, now, text, send, children }) {
  const people = text("people");
  const close = ({ key, currentTarget }) => key === "Escape" && /** @type {Element} */
  currentTarget.removeAttribute("open");
  return html`<details class="menu" onKeyDown=${close}>
    <summary aria-label=${people} title=${people}>⋯</summary>
    <div>
      <ul aria-label=${people}>${k(People, { data, now })}</ul>
      <p>${text("say")}</p>
      ${data.phrases.map((phrase, index) => button("", () => send({ kind: "say", index }), phrase))}
      ${children}
    </div>
  </details>`;
}
var People = ({ data, now: { chairs, me } }) => chairs.map(
  ({ name: name2, is }, n3) => html`<li data-is=${is} class=${n3 === me ? "me" : ""}>
      <b>${name2}</b>${is === "here" ? "" : ` (${data.presence[is]})`}
    </li>`
);
var Gathering = ({ data, now, text, send }) => html`<section class="gather">
  <ul>${k(People, { data, now })}</ul>
  <p>${text("begins")}</p>
  ${now.me == null ? null : button("", () => send({ kind: "start" }), text("begin"))}
</section>`;

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
    this.head = node("header");
    this.gather = box("");
    this.place = box("place");
    this.model = null;
    this.shown = "";
    this.stop = () => {
    };
    this.el = box("");
    this.said = "";
    this.left = 0;
    this.clock = new Timer();
    this.lasting = "";
    this.now = null;
    this.name = "";
    const inside = node(isPage ? "main" : "div");
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
    return fill(this.data.words[name2], fields);
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
    Q(html`<p class="waits">${text}</p>`, this.place);
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
    this.model?.take({ presence: Object.fromEntries(chairs.map(({ is }, n3) => [n3, is])) });
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
    this.clock.stop();
    if (this.left) {
      this.left = 0;
      this.draw();
    }
    if (clock) this.wake(clock.left, Math.min(clock.left, clock.warn));
  }
  /** Wait until few seconds are left, and count them. @param {number} left @param {number} few */
  wake(left2, few) {
    this.clock.set(1e3 * (left2 - few), () => {
      this.left = Math.max(0, Math.ceil(few));
      this.draw();
      if (this.left) this.wake(few, few - 1);
    });
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
    const others = chairs.filter((_3, n3) => n3 !== me);
    const missing = others.find(({ is }) => is === "lost") ?? others.find(({ is }) => is === "away");
    return missing ? this.text(`is_${missing.is}`, { name: missing.name }) : "";
  }
};

// main.js
var COME_WITHIN = 2e4;
function early(state, el) {
  if (state.art.form_module) return;
  const style = node("style");
  style.textContent = state.style;
  const title = node("h1", { class: "cl-unseen" });
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
  const path = () => {
    if ("paintPath" in page) page.paintPath(model.get("path"));
  };
  const stop2 = listen(model, {
    "change:scene": () => page.receive(model.get("scene")),
    "change:path": path,
    "change:theme": () => page.theme(),
    "change:unkept": () => page.dialogs.last(""),
    "change:presence": () => page.repaint(),
    "change:advice": () => page.panel.draw(),
    "msg:custom": (message) => page.hear(message)
  });
  const watch = watchTheme(() => page.theme());
  path();
  return () => {
    page.stop();
    watch.disconnect();
    stop2();
  };
}
function enter(data, root, connect) {
  return new RoomPage(data, root, connect, render);
}
var main_default = { render, early, enter };
export {
  main_default as default
};
