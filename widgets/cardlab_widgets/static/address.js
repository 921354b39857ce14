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
var $,Mt,oe,O,ct,X,Et,Y,Lt,ht,ut,ie,q=Symbol.for("pv"),Z={},tt=[],ae=/^m(i|n|o|s|text|space)$/,dt=Array.isArray,pt=tt.slice,I=Object.assign;function P(e){e&&e.parentNode&&e.remove()}function y(e,t,n){var s,i,o,a={},r=arguments.length;for(o in t)o=="key"?s=t[o]:o=="ref"&&typeof e!="function"?i=t[o]:a[o]=t[o];return r>2&&(a.children=r>3?pt.call(arguments,2):n),V(e,a,s,i,null)}function V(e,t,n,s,i){var o={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:q,__v:i||++Mt,__i:-1,__u:0};return!i&&$.vnode&&$.vnode(o),o}function et(e){return e.children}function K(e,t){this.props=e,this.context=t,this.__g=0}function M(e,t){if(t==null)return e.__&&M(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:M(e)}function re(e){var t,n=e.__v,s=n.__e,i=[],o=[],a=e.__P;a&&((t=I({constructor:q},n)).__v=n.__v+1,$.vnode&&$.vnode(t),_t(a,t,n,e.__n,a.namespaceURI,32&n.__u?[s]:null,i,s||M(n),32&n.__u,o),t.__v=n.__v,t.__.__k[t.__i]=t,Ut(i,t,o),n.__=n.__e=null,t.__e!=s&&At(t))}function At(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),At(e)}function Ct(e){(8&e.__g||(e.__g|=8,O.push(e),X++))&&ct==$.debounceRendering||((ct=$.debounceRendering)||queueMicrotask)(Nt)}function Nt(){try{for(var e,t=1;O.length;)O.length>t&&O.sort(Et),e=O.shift(),t=O.length,8&e.__g&&re(e)}finally{(X=O.length)&&(ct||queueMicrotask)(Nt)}}function Pt(e,t,n,s,i,o,a,r,u,d,c){var p,f,l,_,w,g,b=s.__k||tt,m=t.length;for(u=le(n,t,b,u,m),p=0;p<m;p++)(l=n.__k[p])!=null&&(f=~l.__i&&b[l.__i]||Z,l.__i=p,g=_t(e,l,f,i,o,a,r,u,d,c),_=l.__e,(f.ref!=l.ref||8&f.__u)&&(f.ref&&ft(f.ref,null,l,f),l.ref&&c.push(l.ref,l.__c||_,l)),w=w||_,4&l.__u?(u=It(l,u,e,!f.__v),f.__e&&(f.__e=null)):typeof l.type=="function"&&g!==void 0?u=g:_&&(u=_.nextSibling),l.__u&=-21);return n.__e=w,u}function le(e,t,n,s,i){var o,a,r,u,d,c,p,f,l,_=n.length,w=_,g=0,b=0,m=e.__k=Array(i);for(o=0;o<i;o++)(a=t[o])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=m[o]=V(null,a):dt(a)?a=m[o]=V(et,{children:a}):a.constructor===q&&a.__b?a=m[o]=V(a.type,a.props,a.key,a.ref,a.__v):m[o]=a,u=o+g,a.__=e,a.__b=e.__b+1,r=null,~(d=a.__i=ce(a,n,u,w))&&(w--,(r=n[d])&&(r.__u|=2)),r&&r.__v?(a.__u|=16,d==u-1?g--:d==u+1?g++:d!=u&&(d>u?g--:g++,b=1)):(~d||(i>_?g--:i<_&&g++),typeof a.type!="function"&&(a.__u|=4))):m[o]=null;if(b){for(c=[],p=[],o=0;o<i;o++)if((a=m[o])&&16&a.__u){for(g=0,f=c.length;g<f;)c[l=g+f>>1]<a.__i?g=l+1:f=l;c[g]=a.__i,p[o]=g+1}for(g=c.length;o--;)p[o]&&(p[o]==g?g--:m[o].__u|=4)}if(w)for(o=0;o<_;o++)!(r=n[o])||2&r.__u||(r.__e==s&&(s=M(r)),mt(r,r));return s}function It(e,t,n,s){var i,o,a,r;if(typeof e.type=="function"){if(e.props.__P)return t;if(i=e.__k)for(o=0;o<i.length;o++)i[o]&&(i[o].__=e,t=It(i[o],t,n,!1));return t}for(t&&!t.parentNode&&(t=M(e))&&!t.parentNode&&(t=null),a=e.__e,r=t;r&&r.nodeType==8;)r=r.nextSibling;for(a!=r&&(!s&&n.moveBefore&&a.parentNode?n.moveBefore(a,t):n.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function ce(e,t,n,s){var i,o=e.key,a=e.type,r=t[n],u=r&&!(2&r.__u);if(r===null&&o==null||u&&o==r.key&&a==r.type)return n;if(s>(u?1:0)){for(i=n-1;i>=0;i--)if((r=t[i])&&!(2&r.__u)&&o==r.key&&a==r.type)return i;for(i=n+1;i<t.length;i++)if((r=t[i])&&!(2&r.__u)&&o==r.key&&a==r.type)return i}return-1}function Ot(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function J(e,t,n,s,i){var o,a;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof s=="string"&&(e.style.cssText=s=""),s)for(t in s)n&&t in n||Ot(e.style,t);if(n)for(t in n)s&&n[t]==s[t]||Ot(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=n,n&&s||(a=ut[t]||(ut[t]=ue(t)),(e.__a||(e.__a={}))[t]=ht,o=t!=(t=t.replace(Lt,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,a,o):e.removeEventListener(t,a,o));else{if(i=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function ue(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Y]==null)t[Y]=ht++;else if(t[Y]<this.__a[e])return;return n($.event?$.event(t):t)}}}function _t(e,t,n,s,i,o,a,r,u,d){var c,p,f,l,_,w,g,b,m,k,v,lt,St,z,A,Tt,C,N,T=t.type;if(t.constructor!==q)return null;128&n.__u&&(u=32&n.__u,c=n.__c.__z)&&(t.__u|=u,p=o=[],c.nodeType==8?r=Q(c,o):o.push(c),r=o[0]||r),(c=$.__b)&&c(t);t:if(typeof T=="function"){f=a.length;try{if(b=t.props,m=(c=T.prototype)&&c.render,k=(c=T.contextType)&&s[c.__c],v=c?k?k.props.value:c.__:s,(l=n.__c)?(t.__c=l,2&l.__g&&(l.__g|=1)):(m?t.__c=l=new T(b,v):(t.__c=l=new K(b,v),l.constructor=T,l.render=de),k&&k.sub(l),l.state||(l.state={}),l.__n=s,l.__g|=8,l.__h=[],l.__k=[]),m&&(l.__s||(l.__s=l.state),T.getDerivedStateFromProps&&(l.__s==l.state&&(l.__s=I({},l.__s)),I(l.__s,T.getDerivedStateFromProps(b,l.__s)))),_=l.props,w=l.state,l.__v=t,n.__c){if(b!==_&&m&&!T.getDerivedStateFromProps&&l.componentWillReceiveProps&&l.componentWillReceiveProps(b,v),t.__v==n.__v&&!(8&l.__g)||!(4&l.__g)&&l.shouldComponentUpdate&&l.shouldComponentUpdate(b,l.__s,v)===!1){t.__v!=n.__v&&(l.props=b,l.state=l.__s,l.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(S){S&&(S.__=t)}),tt.push.apply(l.__h,l.__k),l.__k=[],l.__h.length&&a.push(l),r=M(n);break t}l.componentWillUpdate&&l.componentWillUpdate(b,l.__s,v),m&&l.componentDidUpdate&&l.__h.push(function(){l.componentDidUpdate(_,w,g)})}else m&&!T.getDerivedStateFromProps&&l.componentWillMount&&l.componentWillMount(),m&&l.componentDidMount&&l.__h.push(l.componentDidMount);l.context=v,l.props=b,l.__P=e,l.__g&=-5,lt=$.__r,St=m?25:0;do l.__g&=-9,lt&&lt(t),c=l.render(l.props,l.state=l.__s,l.context);while(8&l.__g&&++St<25);m&&(tt.push.apply(l.__h,l.__k),l.__k=[]),l.state=l.__s,l.getChildContext&&(s=I({},s,l.getChildContext())),m&&n.__c&&l.getSnapshotBeforeUpdate&&(g=l.getSnapshotBeforeUpdate(_,w)),z=c&&c.type===et&&c.key==null?c.props.children:c,b.__P&&(c=r,i=(e=b.__P).namespaceURI,u=o=null,n.props&&n.props.__P!=e&&(n.__k.some(function(S){S&&mt(S,S)}),n.__k=null),r=n.__k?M(n,0):null),r=Pt(e,dt(z)?z:[z],t,n,s,i,o,a,r,u,d),b.__P&&(t.__e=null,r=c),t.__u&=-161,p&&p.some(P),l.__h.length&&a.push(l),1&l.__g&&(l.__g&=-4)}catch(S){if(a.length=f,t.__v=null,u||o)if(S&&S.then){if(t.__u|=128|u,o){for(~(C=o.indexOf(r||void 0))||(C=o.length);(N=o[C-1])&&N.nodeType==8;)C--;for(;C<o.length;C++)if(N=o[C])if(o[C]=null,A){if(N==Tt)break}else{if(N.nodeType!=8)break;N.data.startsWith("$s")&&(Tt=Q(A=N))}}if(!A){for(;r&&r.nodeType==8&&r.nextSibling;)r=r.nextSibling;A=r}(c=Q(A=t.__c.__z||(t.__c.__z=A)))?(t.__e=A,r=c):t.__e=r,r=r&&r.nextSibling}else o&&o.some(P);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),S&&S.then||jt(t),$.__e(S,t,n)}}else r=t.__e=he(n.__e,t,n,s,i,o,a,u,d,e);return(c=$.diffed)&&c(t),r}function Q(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function jt(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(jt))}function Ut(e,t,n){for(var s=0;s<n.length;)ft(n[s++],n[s++],n[s++]);$.__c&&$.__c(t,e),e.some(function(i){try{e=i.__h,i.__h=[],e.some(function(o){o.call(i)})}catch(o){$.__e(o,i.__v)}})}function he(e,t,n,s,i,o,a,r,u,d){var c,p,f,l,_,w,g,b,m=n.props||Z,k=t.props,v=t.type;if(v=="svg"?i="http://www.w3.org/2000/svg":v=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),o){for(c=0;c<o.length;c++)if((_=o[c])&&(v?_.localName==v:_.nodeType==3)){e=_,o[c]=null;break}}if(!e){if(b=d.ownerDocument||document,!v)return b.createTextNode(k);e=b.createElementNS(i,v,k.is?k:d),r&&($.__m&&$.__m(t,o),r=!1),o=null}if(v){if(d=v=="template"&&e.content||e,o=v=="textarea"&&k.defaultValue!=null?null:o&&pt.call(d.childNodes),!r&&o)for(m={},c=0;c<e.attributes.length;c++)m[(_=e.attributes[c]).name]=_.value;for(c in m)_=m[c],c=="dangerouslySetInnerHTML"?f=_:c=="children"||c in k||c=="value"&&"defaultValue"in k||c=="checked"&&"defaultChecked"in k||J(e,c,null,_,i);for(c in k)_=k[c],c=="children"?l=_:c=="dangerouslySetInnerHTML"?p=_:c=="value"?w=_:c=="checked"?g=_:r&&typeof _!="function"||m[c]===_||J(e,c,_,m[c],i);p?(r||f&&(p.__html==f.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(f&&(e.textContent=""),(v=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&ae.test(v))&&(i="http://www.w3.org/1999/xhtml"),Pt(d,dt(l)?l:[l],t,n,s,i,o,a,o?o[0]:n.__k&&M(n,0),r,u),o&&o.some(P)),r&&v!="textarea"||(c="value",v=="progress"&&w==null?e.removeAttribute(c):w==null||w===e[c]&&(v!="progress"||w)||J(e,c,w,m[c],i),c="checked",g!=null&&g!=e[c]&&J(e,c,g,m[c],i))}else m===k||r&&e.data==k||(e.data=k);return e}function ft(e,t,n,s){try{typeof e=="function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(i){$.__e(i,n)}}function mt(e,t,n){var s,i,o,a;if($.unmount&&$.unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||ft(s,null,t,e),s=e.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(r){$.__e(r,t)}s.__P=s.__n=null}if(s=e.__k)for(a=0;a<s.length;a++)s[a]&&mt(s[a],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(s=e.__c)&&(s=s.__z)&&(i=Q(s,o=[]))&&(s==e.__e&&o.some(P),P(i),P(s)),n||P(e.__e),e.__e=e.__c=e.__=null}function de(e,t,n){return this.constructor(e,n)}function j(e,t){var n,s,i,o;$.__&&$.__(e,t),t.nodeType==9&&(t=t.documentElement),s=(n=e&&32&e.__u)?null:t.__k,t.__k=V(et,{children:[e]}),i=[],o=[],_t(t,t.__k,s||Z,Z,t.namespaceURI,s?null:t.firstChild?pt.call(t.childNodes):null,i,s?s.__e:t.firstChild,n,o),Ut(i,t.__k,o),t.__k.props.children=null}$={__e:function(e,t,n,s){for(var i,o,a;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((a=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,s||{}),a=1),a&&8&i.__g)return void(i.__g|=2)}catch(r){e=r}}throw X=0,e}},Mt=0,oe=function(e){return e!=null&&e.constructor===q},K.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=I({},this.state)),typeof e=="function"&&(e=e(I({},n),this.props)),e&&(I(n,e),this.__v&&(t&&this.__k.push(t),Ct(this)))},K.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Ct(this))},K.prototype.render=et,O=[],X=0,Et=function(e,t){return e.__v.__b-t.__v.__b},Y=Symbol(),Lt=/(PointerCapture)$|Capture$/i,ht=0,ut={},ie=0;var U=class{constructor(t){this.state=t,this.held=null}get(t){return this.state[t]}on(){}off(){}send(t){this.held=t}},G=globalThis;function Rt(e){let t=null;e.addEventListener("focusin",s=>t=s.target);let n=new MutationObserver(()=>{document.activeElement===document.body&&t&&e.contains(t)&&t.focus({preventScroll:!0})});return n.observe(document,{childList:!0,subtree:!0}),n}function gt(e,t){let{keeper:n,root:s}=e;if(!t.isConnected)return void setTimeout(()=>gt(e,t),10);n?.disconnect();let i=document.activeElement,o=s.parentElement;t.append(s),o?.remove(),s.contains(i)&&i.focus({preventScroll:!0})}var Dt=function(e,t,n,s){var i;t[0]=0;for(var o=1;o<t.length;o++){var a=t[o++],r=t[o]?(t[0]|=a?1:2,n[t[o++]]):t[++o];a===3?s[0]=r:a===4?s[1]=Object.assign(s[1]||{},r):a===5?(s[1]=s[1]||{})[t[++o]]=r:a===6?s[1][t[++o]]+=r+"":a?(i=e.apply(r,Dt(e,r,n,["",null])),s.push(i),r[0]?t[0]|=2:(t[o-2]=0,t[o]=i)):s.push(r)}return s},Ft=new Map;function Wt(e){var t=Ft.get(this);return t||(t=new Map,Ft.set(this,t)),(t=Dt(this,t.get(e)||(t.set(e,t=(function(n){for(var s,i,o=1,a="",r="",u=[0],d=function(f){o===1&&(f||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,f,a):o===3&&(f||a)?(u.push(3,f,a),o=2):o===2&&a==="..."&&f?u.push(4,f,0):o===2&&a&&!f?u.push(5,0,!0,a):o>=5&&((a||!f&&o===5)&&(u.push(o,0,a,i),o=6),f&&(u.push(o,f,0,i),o=6)),a=""},c=0;c<n.length;c++){c&&(o===1&&d(),d(c));for(var p=0;p<n[c].length;p++)s=n[c][p],o===1?s==="<"?(d(),u=[u],o=3):a+=s:o===4?a==="--"&&s===">"?(o=1,a=""):a=s+a[0]:r?s===r?r="":a+=s:s==='"'||s==="'"?r=s:s===">"?(d(),o=1):o&&(s==="="?(o=5,i=a,a=""):s==="/"&&(o<5||n[c][p+1]===">")?(d(),o===3&&(u=u[0]),o=u,(u=u[0]).push(2,0,o),o=0):s===" "||s==="	"||s===`
`||s==="\r"?(d(),o=2):a+=s),o===3&&a==="!--"&&(o=4,u=u[0])}return d(),u})(e)),t),arguments,[])).length>1?t:t[0]}var h=Wt.bind(y),pe=e=>e.replace(/[<>&"']/g,""),R=e=>({dangerouslySetInnerHTML:{__html:e}});function E(e,t={}){let n=document.createElement(e);for(let[s,i]of Object.entries(t))n.setAttribute(s,i);return n}function L(e){let t=R(`<svg viewBox="0 0 24 24"><use href="#cl-i-${pe(e)}"/></svg>`);return h`<span class="cl-ic" aria-hidden="true" ...${t} />`}var nt=(e,t,...n)=>h`<button type="button" class=${e} onClick=${t}>${n}</button>`;function Bt(e,t,n,s,i=!1){return h`<button type="button" class=${e} title=${n} aria-label=${n}
    onClick=${s} disabled=${i}
  >
    ${L(t)}
  </button>`}var x=(e,t)=>e.replace(/\{(\w+)\}/g,(n,s)=>String(t[s]??n));var st=class{constructor(t,n){this.css=t,this.closes=n,this.node=E("dialog",{class:"cl-dialog",closedby:"any","aria-labelledby":"cl-dialog-title"})}open(t,...n){let s=nt(this.css,()=>this.close(),this.closes());j(null,this.node),j([h`<h3 id="cl-dialog-title">${t}</h3>`,...n,s],this.node),this.node.open||this.node.showModal()}close(){this.node.close()}get box(){return this.node.querySelector("textarea")}};function Vt(e){return e.slice(0,7e4).replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,"")}function F(e){try{return e()}catch{return null}}var _e=e=>F(()=>localStorage.getItem(e)),fe=(e,t)=>F(()=>localStorage.setItem(e,t)),D=e=>F(()=>JSON.parse(_e(e)??"null")),ot=(e,t)=>fe(e,JSON.stringify(t)),qt=e=>F(()=>localStorage.removeItem(e));function Gt(){let{jpThemeLight:e,theme:t}=document.body.dataset;if(e)return e==="false"?"dark":"light";let n=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";return t==="dark"||t==="light"?t:n}function Ht(e){let t=new MutationObserver(e),n=["data-jp-theme-light","data-theme"];return t.observe(document.body,{attributes:!0,attributeFilter:n}),t}var W=class{#t=void 0;get isSet(){return this.#t!==void 0}set(t,n){this.stop(),this.#t=window.setTimeout(()=>{this.#t=void 0,n()},t)}stop(){clearTimeout(this.#t),this.#t=void 0}};var zt="cardlab-left",me=1440*60*1e3;function Jt(){let e=D(zt);return typeof e?.ticket=="string"&&Array.isArray(e.names)&&Date.now()-e.at<me?e:null}var yt=()=>qt(zt);var Yt=2e3,Qt=2500,ge=2e3,ye=3,$e=3,$t="cardlab said",Kt="cardlab went on";function be(){if(!document.body.dataset.voila)return null;let e=document.getElementById("jupyter-config-data")?.textContent;return e?JSON.parse(e):null}async function ve(){let e=be();if(!e)return"there";let t=AbortSignal.timeout(Qt);try{let n=`${e.baseUrl}api/kernels/${e.kernelId}`,s=await fetch(n,{cache:"no-store",signal:t});return s.ok?(await s.json()).execution_state==="busy"?"busy":"there":s.status>=500?"cut":"gone"}catch{return"cut"}}var bt=class{constructor(){this.watches=new Set,this.timer=new W;let t=()=>this.watches.size&&this.turn();for(let n of["online","offline","pageshow"])addEventListener(n,t);document.addEventListener("visibilitychange",t)}ask(){return ve()}async turn(){this.timer.set(Yt+Qt,()=>this.turn());let t=await this.ask();for(let n of this.watches)n.take(t);this.watches.size?this.timer.set(Yt,()=>this.turn()):this.timer.stop()}},it=globalThis;function at(){if(!document.body.dataset.voila)return"";let e=sessionStorage.getItem($t)??"";return sessionStorage.removeItem($t),e}var B=class{constructor(t){this.host=t,this.isCut=!1,this.isGone=!1,this.inVain=0,this.kernel=void 0,this.hear=(n,s)=>this.status(s),!(!document.body.dataset.voila&&!it.cardlabPoll)&&(this.poll=it.cardlabPoll??=new bt,this.poll.watches.add(this),this.poll.turn())}listen(t){this.kernel?.statusChanged?.disconnect(this.hear),this.kernel=t,t?.statusChanged?.connect(this.hear)}status(t){["restarting","autorestarting","dead","terminating"].includes(t)&&this.gone()}take(t){if(!this.isGone){if(t==="gone")return this.gone();if(t==="cut")return this.isCut=!0,this.inVain=0,this.host.say(this.host.words.cut);this.isCut&&(this.isCut=!1,this.host.say(""),this.revive())}}async revive(){try{await this.kernel?.reconnect?.()}catch{return}this.host.hello()}answered(){this.inVain=0,!this.isCut&&!this.isGone&&this.host.say("")}async unanswered(){if(this.isGone)return;if(!this.poll){this.host.say(this.host.words.dead),this.inVain++||this.host.hello();return}let t=await this.poll.ask();this.take(t),!(this.isCut||this.isGone)&&(this.host.say(this.host.words.slow),this.inVain+=+(t==="there"),this.inVain>=ye?this.gone():this.host.hello())}gone(){if(this.isGone)return;this.isGone=!0;let{words:t}=this.host,n=this.all().some(i=>i.isUnheard())?` ${t.unheard}`:"";if(!this.poll)return this.host.say(`${t.restarted}${n}`);if(this.host.say(`${t.gone}${n}`),it.cardlabLeaves)return;let s=this.address();if(this.wentOn()>=$e)return this.host.say(`${t.gone}${n}`,s);it.cardlabLeaves=!0,sessionStorage.setItem($t,`${t.went_on}${n}`),setTimeout(()=>location.replace(s),ge)}all(){return[...this.poll?.watches??[this]].map(t=>t.host)}address(){let t=this.all().find(i=>i.ticket())?.ticket(),n=new URL(location.href);if(!t)return n.href;let s=["theme","token","pace"];for(let i of[...n.searchParams.keys()])s.includes(i)||n.searchParams.delete(i);return n.searchParams.set("continue",t),n.href}wentOn(){let t=Date.now(),s=JSON.parse(sessionStorage.getItem(Kt)??"[]").filter(i=>t-i<6e4);return sessionStorage.setItem(Kt,JSON.stringify([...s,t])),s.length}stop(){this.listen(),this.poll?.watches.delete(this)}};function Xt({shown:{words:e,games:t},list:n,goOn:s,forget:i}){let o=Jt(),a=t.find(p=>p.name===o?.game);if(!o||!a)return null;let r=x(o.mine?e.waits_move:e.waits,{n:o.turn}),[u,d]=r.split("{game}"),c=x(e.against,{names:n(o.names.map(String))});return h`<div class="cl-resume">
    <p>${u}<b>${a.title}</b>${d}<span class="cl-wide"> ${c}</span></p>
    <button type="button" data-at="go on" class="cl-btn cl-plain cl-resumes"
      onClick=${()=>s(o.ticket)}
    >
      ${e.go_on}
    </button>
    ${Bt("cl-away","cross",e.forget,i)}
  </div>`}var Zt="cardlab-table",rt=class{constructor(t){this.shown=t,this.players=null,this.seats=[],this.rules={},this.seed="",this.name=t().games[0]?.name??"",this.recall()}recall(){let{games:t,levels:n,names:s}=this.shown(),i=D(Zt)??{};Number.isInteger(i.players)&&(this.players=i.players);let o=r=>typeof r=="string"&&r in n,a=Array.isArray(i.seats)?i.seats:[];this.seats=s.map((r,u)=>{let d=u?"rule_of_thumb":"person";return o(a[u])?a[u]:d}),t.some(r=>r.name===i.game)&&(this.name=i.game);for(let r of t)for(let u of r.rules){let d=i.rules?.[r.name]?.[u.name];Number.isInteger(d)&&d>=0&&d<u.values.length&&this.set(r,u,d)}}save(){let{name:t,players:n,seats:s,rules:i}=this;ot(Zt,{game:t,players:n,seats:s,rules:i})}get game(){let{games:t}=this.shown();return t.find(n=>n.name===this.name)??t[0]}many(t){let n=this.players??t.usual;return t.players.includes(n)?n:t.usual}value(t,n){return this.rules[t.name]?.[n.name]??n.printed}set(t,n,s){(this.rules[t.name]??={})[n.name]=s}hasOwn(t){return t.rules.some(n=>this.value(t,n)!==n.printed)}chosen(t){let n=this.many(t),s=Object.fromEntries(t.rules.map(i=>[i.name,this.value(t,i)]));return{players:n,seats:this.seats.slice(0,n),rules:s,seed:this.seed.trim()}}named(){let{names:t,words:n}=this.shown();return this.seats.slice(0,this.many(this.game)).map((s,i)=>i===0&&s==="person"?n.you:t[i])}};var we=e=>`cardlab-path-${e}`;function vt(e){let t=D(we(e)),{done:n,all:s,marks:i}=t??{};return n>0&&s>=n&&Array.isArray(i)?t:null}function te({shown:e,ways:t}){let{games:n,words:s}=e,i=ke(n);return h`<ul class="cl-tiles${n.length===1?" cl-one":""}"
    aria-label=${s.games}
  >
    ${n.map((o,a)=>y(xe,{key:o.name,shown:e,game:o,first:!a,lamp:i,ways:t}))}
  </ul>`}function ke(e){let n=e.map(o=>({game:o,progress:vt(o.name)})).filter(({game:o})=>o.learn),s=n.find(({progress:o})=>o&&o.done<o.all);if(s)return`learn ${s.game.name}`;let i=n.filter(({progress:o})=>o);return i.length?`play ${i[0].game.name}`:e[0].learn?`learn ${e[0].name}`:`play ${e[0].name}`}function xe({shown:e,game:t,first:n,lamp:s,ways:i}){let{words:o}=e,a=t.learn?vt(t.name):null,r=()=>i.touch(t),u=n&&t.learn&&!e.only&&!a;return h`<li class="cl-tile${n?" cl-first":""}" data-game=${t.name}
    onPointerDown=${r} onFocusIn=${r}
  >
    <div class="cl-pic" aria-hidden="true" onClick=${()=>i.play(t)}>
      <div class="cl-in" ...${R(t.picture)} />
    </div>
    <div class="cl-body">
      ${u?h`<span class="cl-pill">${o.first}</span>`:null}
      <h2>${t.title}</h2>
      <p class="cl-aim">${t.line}</p>
      ${n||e.only?y(Se,{shown:e,game:t,progress:a}):null}
      ${y(Ce,{game:t,words:o})}
      <div class="cl-two">
        ${y(Oe,{game:t,words:o,progress:a,lamp:s,askRules:i.askRules})}
        ${y(Me,{game:t,words:o,lamp:s,play:i.play})}
      </div>
    </div>
  </li>`}function Se({shown:{words:e,lang:t},game:n,progress:s}){if(!s)return h`<p class="cl-more">${n.teaches}</p>`;let i=s.all-s.done,o=x(i===1?e.step:e.steps,{n:i}),r=s.next&&s.lang===t?h`
      <b>${x(e.next,{title:s.next})}</b>
      ${" "}
    `:null;return h`<div class="cl-more">
    <p>${r}${i?`${o}.`:e.learnt}</p>${y(Te,{progress:s})}
  </div>`}function Te({progress:e}){let t=!0,n=e.marks.flatMap(s=>[...String(s)].map((i,o,a)=>{let r=i==="."&&t;r&&(t=!1);let u=i!=="."?" cl-done":"",d=o===a.length-1?" cl-gap":"";return h`<i class=${`${r?"cl-now":""}${u}${d}`} />`}));return h`<div class="cl-path" aria-hidden="true">${n}</div>`}function Ce({game:e,words:t}){let[n,s]=[e.players[0],e.players[e.players.length-1]],i=n===s?String(n):`${n}–${s}`,o=(r,u,d,c="")=>h`<span class=${c}>
    ${L(r)}
    <span aria-hidden=${d?"true":void 0}>${u}</span>
    ${d?h`<span class="cl-unseen">${d}</span>`:null}
  </span>`,a=x(t.minutes,{n:e.minutes});return h`<p class="cl-facts">
    ${o("people",i,e.many)}
    ${e.minutes?o("clock",a,e.lasts):null}
    ${e.topic?o("bulb",e.topic,"","cl-topic"):null}
  </p>`}function Oe({game:e,words:t,progress:n,lamp:s,askRules:i}){let o=`learn ${e.name}`,a=s===o?"cl-lampy":"cl-plain";if(!e.learn){let _=x(t.rules_game,{game:e.title});return h`<button type="button" class="cl-btn ${a}" data-at=${o} aria-label=${_}
      onClick=${()=>i(e)}
    >
      ${L("book")}${t.rules}
    </button>`}let{done:r,all:u}=n??{done:0,all:1},d=n?x(t.of,{n:r,all:u}):"",c=u>r&&(n?n.minutes:e.sitting)||0,p=c?x(t.minutes,{n:c}):"",f=[x(t.learn_game,{game:e.title}),d,p],l=Math.round(100*r/u);return h`<a class="cl-btn cl-learn ${a}" href=${e.learn} data-at=${o}
    aria-label=${f.filter(Boolean).join(", ")}
  >
    ${n?h`<i class="cl-ring-of" style=${{"--p":l}} />`:L("book")}
    ${t.learn}
    ${p||d?h`<small>${p||d}</small>`:null}
  </a>`}function Me({game:e,words:t,lamp:n,play:s}){let i=`play ${e.name}`;return h`<button type="button"
    class="cl-btn cl-go ${n===i?"cl-lampy":"cl-felt-of"}" data-at=${i}
    aria-label=${x(t.play_game,{game:e.title})} onClick=${()=>s(e)}
  >
    ${L("play")}${t.play}
  </button>`}var Ee=20;function ee({shown:e,choice:t,isOpen:n,open:s,change:i,list:o}){let{words:a}=e;return h`<details class="cl-your" open=${n} onToggle=${({currentTarget:u})=>s(u.open)}>
    <summary data-at="your table">
      <span class="cl-avs" aria-hidden="true">${t.named().slice(0,4).map(Le)}</span>
      <span class="cl-sum">
        <b>${a.table}</b><span>${Ae(e,t,o)}</span>
      </span>
      <span class="cl-change">${L("down")}<span>${a.change}</span></span>
    </summary>
    <div class="cl-form-of">
      ${y(Ne,{shown:e,choice:t,change:i})}${y(Pe,{shown:e,choice:t,change:i})}
    </div>
  </details>`}var Le=(e,t)=>h`<i class="cl-av${t?"":" cl-me"}">${e[0]}</i>`;function Ae({words:e,levels:t,games:n},s,i){let o=s.seats.slice(0,s.many(s.game)).filter(p=>p!=="person"),a=[...new Set(o)].map(p=>t[p].toLowerCase()),r=n.filter(p=>s.hasOwn(p)).map(p=>p.title),u=r.length?x(e.own,{game:i(r)}):e.printed,d=s.seed.trim(),c=d?[x(e.seed_is,{n:d})]:[];return[i(s.named()),...a,u,...c].join(" · ")}function Ne({shown:{words:e,names:t,levels:n},choice:s,change:i}){let{game:o}=s,a=s.many(o),r=Array.from({length:a},(d,c)=>{let p=c===0&&s.seats[0]==="person"?e.you:t[c],f=Object.entries(n).map(([l,_])=>({label:c===0&&l==="person"?e.you:_,on:s.seats[c]===l,go:()=>i(()=>s.seats[c]=l)}));return h`<div class="cl-line">
      <i class="cl-av${c?"":" cl-me"}" aria-hidden="true">${p[0]}</i>
      <span class="cl-lab">${p}</span>
      ${y(wt,{at:`seat ${c}`,label:p,options:f,css:"cl-whole"})}
    </div>`}),u=o.players.map(d=>({label:String(d),on:d===a,go:()=>i(()=>s.players=d)}));return h`<fieldset>
    <legend>${e.who}</legend>
    <div class="cl-line">
      <span class="cl-lab">${e.players}</span>
      ${y(wt,{at:"players",label:e.players,options:u})}
    </div>
    ${r}
    <p class="cl-strengths">${o.strengths}</p>
  </fieldset>`}function Pe({shown:{words:e,only:t,games:n,not_fair:s},choice:i,change:o}){let{game:a}=i,r=({currentTarget:_})=>o(()=>i.name=_.value),u=h`<select data-at="rules of" aria-label=${e.for_game} value=${a.name}
    onChange=${r}
  >
    ${n.map(({name:_,title:w})=>h`<option value=${_}>${w}</option>`)}
  </select>`,d=h`<input data-at="seed" inputMode="numeric" autocomplete="off"
    maxLength=${Ee} placeholder=${e.seed_new}
    aria-label="${e.seed}: ${e.seed_says}" value=${i.seed}
    onInput=${({currentTarget:_})=>o(()=>i.seed=_.value)}
  />`,c=h`<div class="cl-line"><span class="cl-lab">${e.none}</span></div>`,p=a.rules.map(_=>y(Ie,{game:a,rule:_,choice:i,change:o,key:_.name})),f=y(ne,{name:e.seed,says:e.seed_says}),l=t?e.house:[x(e.house_of,{game:""}).trim()," ",u];return h`<fieldset>
    <legend>${l}</legend>
    ${p.length?p:c}
    ${s?null:h`<div class="cl-line">${f}${d}</div>`}
  </fieldset>`}function Ie({game:e,rule:t,choice:n,change:s}){let i=n.value(e,t),o=c=>()=>s(()=>n.set(e,t,c)),a=y(ne,{name:t.label,says:t.says}),r=`rule ${t.name}`;if(t.on==null){let c=t.values.map((f,l)=>({label:f,on:l===i,go:o(l)})),p=y(wt,{at:r,label:t.label,options:c});return h`<div class="cl-line">${a}${p}</div>`}let u=i===t.on,d=u?t.values.length-1-t.on:t.on;return h`<div class="cl-line">
    ${a}
    <button type="button" role="switch" class="cl-switch" data-at=${r} aria-checked=${u}
      aria-label=${t.label} onClick=${o(d)}
    >
      <i />
    </button>
  </div>`}var ne=({name:e,says:t})=>h`<span class="cl-lab">${e}<small>${t}</small></span>`;function wt({at:e,label:t,options:n,css:s=""}){return h`<span class="cl-seg ${s}" role="group" aria-label=${t}>
    ${n.map(({label:i,on:o,go:a},r)=>h`<button type="button" data-at="${e} ${r}"
        aria-pressed=${o} onClick=${a}
      >
        ${i}
      </button>`)}
  </span>`}var je=31536e3,Ue=3e3,Re=`<svg viewBox="0 0 44 36" aria-hidden="true"><g stroke="#0003">
<rect x="4" y="6" width="17" height="24" rx="2.6" transform="rotate(-15 12 18)" fill="#fff2e2"/>
<rect x="14" y="4" width="17" height="24" rx="2.6" fill="#e2f0fa"/>
<rect x="24" y="6" width="17" height="24" rx="2.6" transform="rotate(15 32 18)" fill="#00755a"/></g>
<path d="M22.5 9c3 4.5 4.5 6.5 4.5 9a4.5 4.5 0 0 1-9 0c0-2.5 1.5-4.5 4.5-9z" fill="#0072b2"/>
<path d="M9.5 12l3 5-3 5-3-5z" fill="#d55e00"/><circle cx="33.5" cy="17" r="4" fill="#fff"/></svg>`;function kt({text:e,href:t,words:n}){let s=!e||document.querySelector(".cl")!=null,i=t?h`
      ${" "}
      <a href=${t}>${n.go_on}</a>
    `:null;return h`<div class="cl-alone" role="alert" hidden=${s}>${e}${i}</div>`}var H=class{constructor(t,n){this.model=t,this.unheard=null,this.timer=new W,this.keeper=null,this.alone={text:"",href:""},this.said="",this.code="",this.choice=new rt(()=>this.shown),this.isOpen=this.shown.only,this.dialog=new st("cl-btn cl-plain",()=>this.words.close),this.root=E("section",{class:"cl-lobby",tabindex:"-1"}),this.inside=E("div"),this.root.append(this.inside,this.dialog.node),n.append(this.root),this.theme(),this.paint(),this.watch=this.watched(),document.querySelector(".cl")||this.sayAlone(at())}get shown(){return this.model.get("shown")}get words(){return this.shown.words}theme(){this.root.dataset.theme=Gt()}paint(){this.said=this.model.get("said"),this.busy(!1),this.draw()}draw(){let{alone:t,model:n,shown:s,words:i}=this,o=n.get("playing");this.root.classList.toggle("cl-playing",o),this.root.lang=s.lang,this.root.setAttribute("aria-label",i.head),j(h`
        <div hidden ...${R(o?"":s.sprite)} />
        ${y(kt,{...t,words:n.get("words")})}
        ${o?null:this.form()}
      `,this.inside)}form(){let{choice:t,shown:n,words:s}=this,i=h`<div class="cl-said" role="alert" hidden=${!this.said}>${this.said}</div>`;if(this.model.get("wants_code"))return h`
        ${this.head()}<h1 class="cl-unseen">${s.code}</h1>${i}${this.codeForm()}
      `;let o=n.only?x(s.play_game,{game:n.games[0].title}):s.head,a=r=>this.list(r);return h`
      ${this.head()}
      <h1 class="cl-unseen">${o}</h1>
      ${i}
      ${y(Xt,{shown:n,list:a,goOn:r=>this.send({kind:"go on",ticket:r}),forget:()=>{yt(),this.draw()}})}
      ${y(te,{shown:n,ways:{play:r=>this.play(r),askRules:r=>this.send({kind:"rules",game:r.name}),touch:r=>this.touch(r.name)}})}
      ${y(ee,{shown:n,choice:t,list:a,isOpen:this.isOpen,open:r=>this.isOpen=r,change:r=>this.change(r)})}
      ${this.foot()}
    `}codeForm(){let{words:t}=this,n=i=>{i.preventDefault();let{code:o}=this;this.send({kind:"code",code:o}),this.address("code",o)},s=h`<input id="cl-code" autocomplete="off" autocapitalize="characters"
      spellcheck=${!1} maxLength="40" required data-at="code" value=${this.code}
      onInput=${({currentTarget:i})=>this.code=i.value}
    />`;return h`<form class="cl-code" onSubmit=${n}>
      <p>${t.code_says}</p>
      <label for="cl-code">${t.code}</label>
      ${s}
      <button class="cl-btn cl-lampy">${t.go_on}</button>
    </form>`}head(){let{shown:t,words:n}=this,s=Object.entries(t.languages).map(([i,o])=>h`<button type="button" lang=${i} title=${o} aria-label=${o}
        aria-pressed=${i===t.lang} data-at="language ${i}"
        onClick=${()=>this.speak(i)}
      >
        ${i.toUpperCase()}
      </button>`);return h`<header class="cl-top">
      <span class="cl-mark"><span class="cl-emblem" ...${R(Re)} />cardlab</span>
      <span class="cl-wide">${this.sharedLink("top")}</span>
      <span class="cl-seg" role="group" aria-label=${n.language}>${s}</span>
    </header>`}sharedLink(t){let{shown:n,words:s}=this;return n.not_fair?t==="top"?null:h`<span>${n.not_fair}</span>`:h`<button type="button" class="cl-link" data-at="shared ${t}"
      onClick=${()=>this.askShared()}
    >
      ${s.shared}
    </button>`}foot(){let{links:t,not_fair:n}=this.shown;return h`<p class="cl-foot-of">
      ${t.map(({name:s,href:i})=>h`<a class="cl-link" href=${i}>${s}</a>`)}
      <span class=${n?"":"cl-narrow"}>${this.sharedLink("foot")}</span>
    </p>`}list(t){let n=this.shown.lang==="en"?"en-GB":this.shown.lang;return new Intl.ListFormat(n,{type:"conjunction"}).format(t)}sayAlone(t,n=""){this.alone={text:t,href:n},this.draw()}change(t){t(),this.choice.save(),this.draw()}touch(t){this.choice.name!==t&&this.change(()=>this.choice.name=t)}play(t){this.touch(t.name),this.send({kind:"play",game:t.name,...this.choice.chosen(t)})}speak(t){if(t===this.shown.lang)return;this.send({kind:"language",language:t}),this.address("lang",t);let n=`cardlab_lang=${t}; path=/; max-age=${je}; samesite=lax`;F(()=>document.cookie=n)}address(t,n){if(!document.body.dataset.voila)return;let s=new URL(location.href);s.searchParams.set(t,n),history.replaceState(null,"",s)}askShared(){let{dialog:t,words:n}=this,s=()=>{let i=Vt(t.box.value);t.close(),this.send({kind:"open",text:i})};t.open(n.shared,h`<p>${n.shared_says}</p>`,h`<textarea rows="5" placeholder="cardlab:…" aria-label=${n.text} />`,nt("cl-btn cl-lampy",s,n.open))}showRules(t,n){let s=n.map(({id:i,title:o,text:a})=>h`<article><h4>${o}</h4><p>${a}</p><code>${i}</code></article>`);this.dialog.open(t,h`<div class="cl-clauses" tabIndex="0">${s}</div>`)}send(t){if(!(this.unheard&&this.unheard.kind===t.kind)){this.unheard=t,t.kind!=="rules"&&t.kind!=="language"&&(G.cardlabSent=t.kind),this.busy(t.kind!=="rules"&&t.kind!=="language");try{this.model.send(t)}catch{this.watch.gone();return}this.model instanceof U||this.timer.set(Ue,()=>this.unanswered())}}unanswered(){this.watch.unanswered(),this.unheard=null,this.busy(!1)}busy(t){this.root.classList.toggle("cl-busy",t),t?this.root.setAttribute("aria-busy","true"):this.root.removeAttribute("aria-busy")}answered(){this.timer.stop(),this.unheard=null,this.busy(!1),this.watch?.answered()}come(){this.answered(),this.paint(),this.lead()}lead(){let{cardlabSent:t}=G,n=this.model.get("playing");!t||n===(t==="leave")||(delete G.cardlabSent,document.body.dataset.voila&&scrollTo(0,0),n?this.leadOn(100):this.focus(`play ${this.choice.name}`))}leadOn(t){let n=document.querySelector(".cl");n?n.focus({preventScroll:!0}):t&&setTimeout(()=>this.leadOn(t-1),50)}focus(t){this.root.querySelector(`[data-at="${CSS.escape(t)}"]`)?.focus({preventScroll:!0})}hear(t){let n=this.unheard;this.answered(),t.kind==="rules"&&this.showRules(t.title,t.clauses),t.kind==="refused"&&(delete G.cardlabSent,n?.kind==="go on"&&yt(),this.said=t.text,this.draw(),this.root.querySelector(".cl-said")?.scrollIntoView({block:"nearest"}))}watched(){let t=this,n=new B({get words(){return t.model.get("words")},say:(s,i)=>t.sayAlone(s,i),hello:()=>{},ticket:()=>"",isUnheard:()=>!1});return n.listen(this.model.widget_manager?.kernel),n}connect(t,n){let{held:s}=this.model;this.model=t,this.watch.listen(t.widget_manager?.kernel),this.root.removeAttribute("aria-busy"),gt(this,n),this.unheard=null,s&&this.send(s)}stop(){this.timer.stop(),this.watch.stop()}};function se(e,t){for(let[n,s]of Object.entries(t))e.on(n,s);return()=>{for(let[n,s]of Object.entries(t))e.off(n,s)}}var xt=globalThis;function Fe(e,t){let n=E("style");n.textContent=e.style,t.append(n);let s=new H(new U(e),t);s.keeper=Rt(s.root),xt.cardlabForm=s}function De({model:e,el:t}){return e.get("search")==null&&(e.set("search",location.search),e.save_changes()),e.get("shown")?We(e,t):Be(e,t)}function We(e,t){let n=xt.cardlabForm;delete xt.cardlabForm;let s=n??new H(e,t);s.model!==e&&s.connect(e,t);let i=()=>s.come(),o=se(e,{"change:shown":i,"change:playing":i,"change:wants_code":i,"change:said":()=>s.paint(),"msg:custom":r=>s.hear(r)}),a=Ht(()=>s.theme());return n&&s.paint(),s.lead(),()=>{s.stop(),a.disconnect(),o()}}function Be(e,t){let n=E("div");t.append(n);let s=(o,a="")=>j(y(kt,{text:o,href:a,words:e.get("words")}),n),i=new B({get words(){return e.get("words")},say:s,hello:()=>{},ticket:()=>"",isUnheard:()=>!1});return i.listen(e.widget_manager?.kernel),document.querySelector(".cl")||s(at()),()=>i.stop()}var Bn={render:De,early:Fe};export{Bn as default};
