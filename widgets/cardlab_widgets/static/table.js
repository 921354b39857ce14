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
var L,Ke,Kn,et,re,Mt,Je,Lt,Ye,he,ce,Jn,bt=Symbol.for("pv"),Et={},At=[],Yn=/^m(i|n|o|s|text|space)$/,de=Array.isArray,ue=At.slice,rt=Object.assign;function at(n){n&&n.parentNode&&n.remove()}function b(n,t,e){var s,i,o,l={},a=arguments.length;for(o in t)o=="key"?s=t[o]:o=="ref"&&typeof n!="function"?i=t[o]:l[o]=t[o];return a>2&&(l.children=a>3?ue.call(arguments,2):e),gt(n,l,s,i,null)}function gt(n,t,e,s,i){var o={type:n,props:t,key:e,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:bt,__v:i||++Ke,__i:-1,__u:0};return!i&&L.vnode&&L.vnode(o),o}function Pt(n){return n.children}function dt(n,t){this.props=n,this.context=t,this.__g=0}function st(n,t){if(t==null)return n.__&&st(n.__,n.__i+1);for(var e;t<n.__k.length;t++)if((e=n.__k[t])&&e.__e)return e.__e;return typeof n.type!="function"||n.props.__P?null:st(n)}function Qn(n){var t,e=n.__v,s=e.__e,i=[],o=[],l=n.__P;l&&((t=rt({constructor:bt},e)).__v=e.__v+1,L.vnode&&L.vnode(t),pe(l,t,e,n.__n,l.namespaceURI,32&e.__u?[s]:null,i,s||st(e),32&e.__u,o),t.__v=e.__v,t.__.__k[t.__i]=t,ss(i,t,o),e.__=e.__e=null,t.__e!=s&&Qe(t))}function Qe(n){if((n=n.__)&&n.__c&&!n.props.__P)return n.__e=null,n.__k.some(function(t){return t&&(n.__e=t.__e)}),Qe(n)}function Ge(n){(8&n.__g||(n.__g|=8,et.push(n),Mt++))&&re==L.debounceRendering||((re=L.debounceRendering)||queueMicrotask)(Xe)}function Xe(){try{for(var n,t=1;et.length;)et.length>t&&et.sort(Je),n=et.shift(),t=et.length,8&n.__g&&Qn(n)}finally{(Mt=et.length)&&(re||queueMicrotask)(Xe)}}function Ze(n,t,e,s,i,o,l,a,r,d,c){var f,p,u,m,$,g,_=s.__k||At,y=t.length;for(r=Xn(e,t,_,r,y),f=0;f<y;f++)(u=e.__k[f])!=null&&(p=~u.__i&&_[u.__i]||Et,u.__i=f,g=pe(n,u,p,i,o,l,a,r,d,c),m=u.__e,(p.ref!=u.ref||8&p.__u)&&(p.ref&&fe(p.ref,null,u,p),u.ref&&c.push(u.ref,u.__c||m,u)),$=$||m,4&u.__u?(r=ts(u,r,n,!p.__v),p.__e&&(p.__e=null)):typeof u.type=="function"&&g!==void 0?r=g:m&&(r=m.nextSibling),u.__u&=-21);return e.__e=$,r}function Xn(n,t,e,s,i){var o,l,a,r,d,c,f,p,u,m=e.length,$=m,g=0,_=0,y=n.__k=Array(i);for(o=0;o<i;o++)(l=t[o])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=y[o]=gt(null,l):de(l)?l=y[o]=gt(Pt,{children:l}):l.constructor===bt&&l.__b?l=y[o]=gt(l.type,l.props,l.key,l.ref,l.__v):y[o]=l,r=o+g,l.__=n,l.__b=n.__b+1,a=null,~(d=l.__i=Zn(l,e,r,$))&&($--,(a=e[d])&&(a.__u|=2)),a&&a.__v?(l.__u|=16,d==r-1?g--:d==r+1?g++:d!=r&&(d>r?g--:g++,_=1)):(~d||(i>m?g--:i<m&&g++),typeof l.type!="function"&&(l.__u|=4))):y[o]=null;if(_){for(c=[],f=[],o=0;o<i;o++)if((l=y[o])&&16&l.__u){for(g=0,p=c.length;g<p;)c[u=g+p>>1]<l.__i?g=u+1:p=u;c[g]=l.__i,f[o]=g+1}for(g=c.length;o--;)f[o]&&(f[o]==g?g--:y[o].__u|=4)}if($)for(o=0;o<m;o++)!(a=e[o])||2&a.__u||(a.__e==s&&(s=st(a)),me(a,a));return s}function ts(n,t,e,s){var i,o,l,a;if(typeof n.type=="function"){if(n.props.__P)return t;if(i=n.__k)for(o=0;o<i.length;o++)i[o]&&(i[o].__=n,t=ts(i[o],t,e,!1));return t}for(t&&!t.parentNode&&(t=st(n))&&!t.parentNode&&(t=null),l=n.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(l!=a&&(!s&&e.moveBefore&&l.parentNode?e.moveBefore(l,t):e.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Zn(n,t,e,s){var i,o=n.key,l=n.type,a=t[e],r=a&&!(2&a.__u);if(a===null&&o==null||r&&o==a.key&&l==a.type)return e;if(s>(r?1:0)){for(i=e-1;i>=0;i--)if((a=t[i])&&!(2&a.__u)&&o==a.key&&l==a.type)return i;for(i=e+1;i<t.length;i++)if((a=t[i])&&!(2&a.__u)&&o==a.key&&l==a.type)return i}return-1}function Ve(n,t,e){e==null&&(e=""),t[0]=="-"?n.setProperty(t,e):n[t]=e}function Ot(n,t,e,s,i){var o,l;if(t=="style")if(typeof e=="string")n.style.cssText=e;else{if(typeof s=="string"&&(n.style.cssText=s=""),s)for(t in s)e&&t in e||Ve(n.style,t);if(e)for(t in e)s&&e[t]==s[t]||Ve(n.style,t,e[t])}else if(t[0]=="o"&&t[1]=="n")typeof e!="function"&&(e=null),typeof s!="function"&&(s=null),(n.__e||(n.__e={}))[t]=e,e&&s||(l=ce[t]||(ce[t]=ti(t)),(n.__a||(n.__a={}))[t]=he,o=t!=(t=t.replace(Ye,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),e?n.addEventListener(t,l,o):n.removeEventListener(t,l,o));else{if(i=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in n)try{return void(n[t]=e??"")}catch{}if(typeof e=="function")return;e==null||e===!1&&t[4]!="-"?n.removeAttribute(t):n.setAttribute(t,t=="popover"&&e==1?"":e)}}function ti(n){return function(t){var e=this.__e;if(e){if(e=e[n],t[Lt]==null)t[Lt]=he++;else if(t[Lt]<this.__a[n])return;return e(L.event?L.event(t):t)}}}function pe(n,t,e,s,i,o,l,a,r,d){var c,f,p,u,m,$,g,_,y,x,w,M,tt,F,B,Ct,H,V,K=t.type;if(t.constructor!==bt)return null;128&e.__u&&(r=32&e.__u,c=e.__c.__z)&&(t.__u|=r,f=o=[],c.nodeType==8?a=Tt(c,o):o.push(c),a=o[0]||a),(c=L.__b)&&c(t);t:if(typeof K=="function"){p=l.length;try{if(_=t.props,y=(c=K.prototype)&&c.render,x=(c=K.contextType)&&s[c.__c],w=c?x?x.props.value:c.__:s,(u=e.__c)?(t.__c=u,2&u.__g&&(u.__g|=1)):(y?t.__c=u=new K(_,w):(t.__c=u=new dt(_,w),u.constructor=K,u.render=si),x&&x.sub(u),u.state||(u.state={}),u.__n=s,u.__g|=8,u.__h=[],u.__k=[]),y&&(u.__s||(u.__s=u.state),K.getDerivedStateFromProps&&(u.__s==u.state&&(u.__s=rt({},u.__s)),rt(u.__s,K.getDerivedStateFromProps(_,u.__s)))),m=u.props,$=u.state,u.__v=t,e.__c){if(_!==m&&y&&!K.getDerivedStateFromProps&&u.componentWillReceiveProps&&u.componentWillReceiveProps(_,w),t.__v==e.__v&&!(8&u.__g)||!(4&u.__g)&&u.shouldComponentUpdate&&u.shouldComponentUpdate(_,u.__s,w)===!1){t.__v!=e.__v&&(u.props=_,u.state=u.__s,u.__g&=-9),t.__e=e.__e,t.__k=e.__k,t.__k.some(function(I){I&&(I.__=t)}),At.push.apply(u.__h,u.__k),u.__k=[],u.__h.length&&l.push(u),a=st(e);break t}u.componentWillUpdate&&u.componentWillUpdate(_,u.__s,w),y&&u.componentDidUpdate&&u.__h.push(function(){u.componentDidUpdate(m,$,g)})}else y&&!K.getDerivedStateFromProps&&u.componentWillMount&&u.componentWillMount(),y&&u.componentDidMount&&u.__h.push(u.componentDidMount);u.context=w,u.props=_,u.__P=n,u.__g&=-5,M=L.__r,tt=y?25:0;do u.__g&=-9,M&&M(t),c=u.render(u.props,u.state=u.__s,u.context);while(8&u.__g&&++tt<25);y&&(At.push.apply(u.__h,u.__k),u.__k=[]),u.state=u.__s,u.getChildContext&&(s=rt({},s,u.getChildContext())),y&&e.__c&&u.getSnapshotBeforeUpdate&&(g=u.getSnapshotBeforeUpdate(m,$)),F=c&&c.type===Pt&&c.key==null?c.props.children:c,_.__P&&(c=a,i=(n=_.__P).namespaceURI,r=o=null,e.props&&e.props.__P!=n&&(e.__k.some(function(I){I&&me(I,I)}),e.__k=null),a=e.__k?st(e,0):null),a=Ze(n,de(F)?F:[F],t,e,s,i,o,l,a,r,d),_.__P&&(t.__e=null,a=c),t.__u&=-161,f&&f.some(at),u.__h.length&&l.push(u),1&u.__g&&(u.__g&=-4)}catch(I){if(l.length=p,t.__v=null,r||o)if(I&&I.then){if(t.__u|=128|r,o){for(~(H=o.indexOf(a||void 0))||(H=o.length);(V=o[H-1])&&V.nodeType==8;)H--;for(;H<o.length;H++)if(V=o[H])if(o[H]=null,B){if(V==Ct)break}else{if(V.nodeType!=8)break;V.data.startsWith("$s")&&(Ct=Tt(B=V))}}if(!B){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;B=a}(c=Tt(B=t.__c.__z||(t.__c.__z=B)))?(t.__e=B,a=c):t.__e=a,a=a&&a.nextSibling}else o&&o.some(at);else t.__e=e.__e;t.__k||(t.__k=e.__k||[]),I&&I.then||es(t),L.__e(I,t,e)}}else a=t.__e=ei(e.__e,t,e,s,i,o,l,r,d,n);return(c=L.diffed)&&c(t),a}function Tt(n,t){if(n&&n.nodeType==8&&n.data.startsWith("$s"))for(var e=1;n=n.nextSibling;){if(n.nodeType==8){if(n.data.startsWith("$s"))e++;else if(n.data.startsWith("/$s")&&!--e)return n}t&&t.push(n)}}function es(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.some(es))}function ss(n,t,e){for(var s=0;s<e.length;)fe(e[s++],e[s++],e[s++]);L.__c&&L.__c(t,n),n.some(function(i){try{n=i.__h,i.__h=[],n.some(function(o){o.call(i)})}catch(o){L.__e(o,i.__v)}})}function ei(n,t,e,s,i,o,l,a,r,d){var c,f,p,u,m,$,g,_,y=e.props||Et,x=t.props,w=t.type;if(w=="svg"?i="http://www.w3.org/2000/svg":w=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),o){for(c=0;c<o.length;c++)if((m=o[c])&&(w?m.localName==w:m.nodeType==3)){n=m,o[c]=null;break}}if(!n){if(_=d.ownerDocument||document,!w)return _.createTextNode(x);n=_.createElementNS(i,w,x.is?x:d),a&&(L.__m&&L.__m(t,o),a=!1),o=null}if(w){if(d=w=="template"&&n.content||n,o=w=="textarea"&&x.defaultValue!=null?null:o&&ue.call(d.childNodes),!a&&o)for(y={},c=0;c<n.attributes.length;c++)y[(m=n.attributes[c]).name]=m.value;for(c in y)m=y[c],c=="dangerouslySetInnerHTML"?p=m:c=="children"||c in x||c=="value"&&"defaultValue"in x||c=="checked"&&"defaultChecked"in x||Ot(n,c,null,m,i);for(c in x)m=x[c],c=="children"?u=m:c=="dangerouslySetInnerHTML"?f=m:c=="value"?$=m:c=="checked"?g=m:a&&typeof m!="function"||y[c]===m||Ot(n,c,m,y[c],i);f?(a||p&&(f.__html==p.__html||f.__html==n.innerHTML)||(n.innerHTML=f.__html),t.__k=[]):(p&&(n.textContent=""),(w=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&Yn.test(w))&&(i="http://www.w3.org/1999/xhtml"),Ze(d,de(u)?u:[u],t,e,s,i,o,l,o?o[0]:e.__k&&st(e,0),a,r),o&&o.some(at)),a&&w!="textarea"||(c="value",w=="progress"&&$==null?n.removeAttribute(c):$==null||$===n[c]&&(w!="progress"||$)||Ot(n,c,$,y[c],i),c="checked",g!=null&&g!=n[c]&&Ot(n,c,g,y[c],i))}else y===x||a&&n.data==x||(n.data=x);return n}function fe(n,t,e,s){try{typeof n=="function"?t?t.__x=n(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():n(null)):n.current=t}catch(i){L.__e(i,e)}}function me(n,t,e){var s,i,o,l;if(L.unmount&&L.unmount(n),!(s=n.ref)||s.current&&s.current!=n.__e||fe(s,null,t,n),s=n.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){L.__e(a,t)}s.__P=s.__n=null}if(s=n.__k)for(l=0;l<s.length;l++)s[l]&&me(s[l],t,typeof n.type!="function"||e&&!n.props.__P);!e&&(s=n.__c)&&(s=s.__z)&&(i=Tt(s,o=[]))&&(s==n.__e&&o.some(at),at(i),at(s)),e||at(n.__e),n.__e=n.__c=n.__=null}function si(n,t,e){return this.constructor(n,e)}function T(n,t){var e,s,i,o;L.__&&L.__(n,t),t.nodeType==9&&(t=t.documentElement),s=(e=n&&32&n.__u)?null:t.__k,t.__k=gt(Pt,{children:[n]}),i=[],o=[],pe(t,t.__k,s||Et,Et,t.namespaceURI,s?null:t.firstChild?ue.call(t.childNodes):null,i,s?s.__e:t.firstChild,e,o),ss(i,t.__k,o),t.__k.props.children=null}L={__e:function(n,t,e,s){for(var i,o,l;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((l=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(n)),i.componentDidCatch&&(i.componentDidCatch(n,s||{}),l=1),l&&8&i.__g)return void(i.__g|=2)}catch(a){n=a}}throw Mt=0,n}},Ke=0,Kn=function(n){return n!=null&&n.constructor===bt},dt.prototype.setState=function(n,t){var e=this.__s;e&&e!=this.state||(e=this.__s=rt({},this.state)),typeof n=="function"&&(n=n(rt({},e),this.props)),n&&(rt(e,n),this.__v&&(t&&this.__k.push(t),Ge(this)))},dt.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),Ge(this))},dt.prototype.render=Pt,et=[],Mt=0,Je=function(n,t){return n.__v.__b-t.__v.__b},Lt=Symbol(),Ye=/(PointerCapture)$|Capture$/i,he=0,ce={},Jn=0;var is=function(n,t,e,s){var i;t[0]=0;for(var o=1;o<t.length;o++){var l=t[o++],a=t[o]?(t[0]|=l?1:2,e[t[o++]]):t[++o];l===3?s[0]=a:l===4?s[1]=Object.assign(s[1]||{},a):l===5?(s[1]=s[1]||{})[t[++o]]=a:l===6?s[1][t[++o]]+=a+"":l?(i=n.apply(a,is(n,a,e,["",null])),s.push(i),a[0]?t[0]|=2:(t[o-2]=0,t[o]=i)):s.push(a)}return s},ns=new Map;function os(n){var t=ns.get(this);return t||(t=new Map,ns.set(this,t)),(t=is(this,t.get(n)||(t.set(n,t=(function(e){for(var s,i,o=1,l="",a="",r=[0],d=function(p){o===1&&(p||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?r.push(0,p,l):o===3&&(p||l)?(r.push(3,p,l),o=2):o===2&&l==="..."&&p?r.push(4,p,0):o===2&&l&&!p?r.push(5,0,!0,l):o>=5&&((l||!p&&o===5)&&(r.push(o,0,l,i),o=6),p&&(r.push(o,p,0,i),o=6)),l=""},c=0;c<e.length;c++){c&&(o===1&&d(),d(c));for(var f=0;f<e[c].length;f++)s=e[c][f],o===1?s==="<"?(d(),r=[r],o=3):l+=s:o===4?l==="--"&&s===">"?(o=1,l=""):l=s+l[0]:a?s===a?a="":l+=s:s==='"'||s==="'"?a=s:s===">"?(d(),o=1):o&&(s==="="?(o=5,i=l,l=""):s==="/"&&(o<5||e[c][f+1]===">")?(d(),o===3&&(r=r[0]),o=r,(r=r[0]).push(2,0,o),o=0):s===" "||s==="	"||s===`
`||s==="\r"?(d(),o=2):l+=s),o===3&&l==="!--"&&(o=4,r=r[0])}return d(),r})(n)),t),arguments,[])).length>1?t:t[0]}var h=os.bind(b),ls=n=>n.replace(/[<>&"']/g,""),U=n=>({dangerouslySetInnerHTML:{__html:n}});function E(n,t={}){let e=document.createElement(n);for(let[s,i]of Object.entries(t))e.setAttribute(s,i);return e}var R=n=>E("div",{class:n});function k(n){let t=U(`<svg viewBox="0 0 24 24"><use href="#cl-i-${ls(n)}"/></svg>`);return h`<span class="cl-ic" aria-hidden="true" ...${t} />`}function J(n,t=""){let e=U(`<svg viewBox="0 0 100 100"><use href="#cl-${ls(n)}"/></svg>`);return h`<span class="cl-sy ${t}" aria-hidden="true" ...${e} />`}var S=(n,t,...e)=>h`<button type="button" class=${n} onClick=${t}>${e}</button>`;function ct(n,t,e,s,i=!1){return h`<button type="button" class=${n} title=${e} aria-label=${e}
    onClick=${s} disabled=${i}
  >
    ${k(t)}
  </button>`}function v(n){return Object.keys(n).filter(t=>n[t]).join(" ")}function zt(n,t){for(let[e,s]of Object.entries(t))n.classList.toggle(e,s)}var ni=[2,3,4,5,8],j=n=>Object.fromEntries(ni.map(t=>[`cl-from-${t}`,n>=t]));function C(n){let t=new Map;return n.map(e=>{let s=(t.get(e)??0)+1;t.set(e,s);let i=`${e}#${s}`;return{key:i,"data-key":i}})}var O=(n,t)=>n.replace(/\{(\w+)\}/g,(e,s)=>String(t[s]??e)),q=(n,t)=>O(t===1?n.card:n.cards,{n:t}),nt=n=>class extends dt{shouldComponentUpdate(t){for(let e in t){let[s,i]=[this.props[e],t[e]];if(s!==i&&!(typeof i=="object"&&JSON.stringify(s)===JSON.stringify(i)))return!0}return!1}render(t){return n(t)}};var W=class{constructor(t){this.play=t}asksItself=!1;hold=0;take(t){}classes(t){return{"cl-form-piles":!0}}middle(t){return null}inLabel(t){return""}layBefore(t){return h`<div class="cl-places">${this.places(t.places)}</div>`}layMine(t){return t.places.length?this.places(t.places):null}aside(t){return null}hidesSorting(t){return!1}fitsThen(t){return!1}following(){return null}owns(t){return!1}asButtons(t){return t.filter(e=>!this.owns(e))}dress(t){return{}}isPlain(t){return!1}before(){}trips(t,e){return null}slides(t,e){return[]}awaits(t){return!1}pileButton({count:t,label:e,name:s,top:i},{before:o="",behind:l="",looks:a,inside:r,more:d}={}){let{art:c,pick:f,press:p,words:u}=this.play,m={zone:s},$=i.at(-1),g=$?`, ${u.on_top}: ${c.name($)}`:"",_={"cl-may":f.invites(m),"cl-thick":t>1,"cl-empty":!i.length};return h`<button type="button" class="cl-pile ${v({..._,...a})}"
      disabled=${!f.leads(m)} onClick=${()=>p(m)}
      aria-label="${e}: ${o}${q(u,t)}${g}${l}" ...${d}
    >
      ${r??c.faces(i)}
    </button>`}places(t){return t.map(e=>h`<div key=${e.zone} class="cl-place"
        data-zone=${e.zone}
      >
        <span class="cl-place-name">${e.label} <b>${e.count}</b></span>
        <div class="cl-heap">${this.heaps(e)}</div>
      </div>`)}heaps(t){let{pick:e,scene:s}=this.play,i=$e(t),o=t.cards.some(d=>e.leads({card:d,zone:t.zone})),a=s.places.includes(t)?"mine":s.seats.length<oi?"other":"many";return i.length<=ii[a]||o||t.no?this.pieces(t,i):this.pieces(t,[[i.at(-1)?.[0]??null,t.count]])}pieces(t,e){let s=C(e.map(([i])=>i??"back"));return e.map(([i,o],l)=>this.piece(t,i,o,s[l]))}piece(t,e,s,{css:i="",...o}={}){let{art:l,pick:a,press:r,words:d}=this.play,c={card:e,zone:t.zone},f=a.leads(c),p=a.isPicked(c),u=e?l.name(e):q(d,s),m=e&&s>1?` (${s})`:"";return h`<button type="button"
      class="cl-piece ${i} ${v({"cl-may":f||p,"cl-sel":p})}"
      disabled=${!f&&!p} aria-pressed=${a.pressed(p)} data-n=${s>1?s:""}
      aria-label="${t.label}: ${u}${m}" onClick=${()=>r(c)} ...${o}
    >
      ${l.small(e)}
    </button>`}},ii={mine:8,other:5,many:1},oi=5;function $e(n){let t=new Map;for(let e of n.cards)t.set(e,(t.get(e)??0)+1);return[...t]}var D=class extends W{middle({rows:t}){return h`<div class="cl-form cl-piles ${v(j(t.length))}">
      ${t.map(e=>h`<div class="cl-row">${this.row(e)}</div>`)}
    </div>`}row(t){return t.map(e=>e.spread?this.spread(e):this.pile(e))}pile(t,e="",s={}){let i=this.play.art.text(t.note),o=i&&`${i}, `;return h`<div key=${t.name} class="cl-zone ${e}" data-zone=${t.name}>
      ${this.pileButton(t,{before:o,more:s})}
      ${this.caption(t)}
    </div>`}caption({count:t,label:e,note:s,spread:i,top:o}){let a=!i&&t===1&&o.length>0&&o.at(-1)!=null?null:h`<b>${t}</b>`,{art:r}=this.play,d=s&&(s.length>1||typeof s[0]=="string"),c=s&&!d&&h`<span class="cl-fact">${r.line(s)}</span>`;return h`<p class="cl-label">${e} ${c||a}</p>
      ${d&&h`<p class="cl-note" title=${r.text(s)}>${r.line(s)}</p>`}`}spread(t){let{art:e,pick:s,press:i}=this.play,o=t.name,l=s.leads({zone:o}),a=C(t.top.map(r=>r??"back"));return h`<div key=${o} class="cl-zone cl-spread" data-zone=${o}>
      <div class="cl-heap">
        ${t.top.map((r,d)=>{let c={card:r,zone:o},f=l||s.leads(c)||s.isPicked(c);return h`<button ...${a[d]} type="button"
            class="cl-card ${v({"cl-may":f})}" disabled=${!f}
            aria-label=${e.name(r)} onClick=${()=>i(l?{zone:o}:c)}
          >
            ${e.face(r)}
          </button>`})}
      </div>
      ${this.caption(t)}
    </div>`}};var li=["card","zone","seat","suit","choice"],it=(n,t)=>li.every(e=>n[e]===t[e]),Y=n=>n.steps.some(t=>t.card),ot=class n{constructor(t){this.moves=t,this.picked=[],this.marking=!1}endsChoice(t){return!1}get isOpen(){return this.moves.length>0}open(){return this.moves.filter(t=>this.next(t)!=null)}left(t){if(!this.picked.length)return t.steps;let e=[...t.steps],s=t.any;for(let i of this.picked){let o=e.slice(0,Math.max(s,1)).findIndex(l=>it(l,i));if(o<0)return null;e.splice(o,1),s-=1}return e}next(t){return this.left(t)?.slice(0,Math.max(t.any-this.picked.length,1))??null}leads(t){return this.moves.some(e=>this.next(e)?.some(s=>it(s,t)))}invites(t){return this.moves.filter(s=>s.index<1e3).some(s=>this.next(s)?.some(i=>it(i,t)))}asks(t){return this.leads(t)}comesLater(t){return this.leads(t)||this.isPicked(t)||this.begins(t)?!1:this.moves.filter(s=>s.index<1e3).some(s=>s.steps.some(i=>it(i,t)))}begins(t){return this.moves.some(e=>e.steps.slice(0,Math.max(e.any,1)).some(s=>it(s,t)))}isPicked(t){return this.at(t)>=0}at(t){let e=({nth:s})=>(t.nth??s)===s;return this.picked.findIndex(s=>it(s,t)&&e(s))}pressed(t){return t||(this.marking?!1:void 0)}toCome(t){if(this.marking)return[];let e=this.moves.flatMap(({any:i,steps:o})=>o.slice(0,Math.max(i,1))),s=[];for(let i of new Map(e.map(o=>[JSON.stringify(o),o])).values()){let o=new n(this.moves);if(!i.card||o.press(i))continue;let l=t(o.buttons().filter(Y));l.length>s.length&&(s=l)}return s}foreignZone(t){return this.moves.flatMap(s=>s.steps).find(({card:s,zone:i})=>s&&i&&i!==t)?.zone??null}press(t){if(this.isPicked(t)&&(t.nth!==void 0||!this.leads(t)))return this.takeBack(t),null;if(!this.leads(t)&&this.picked.length&&(this.picked=[]),!this.leads(t))return null;this.picked.push(t);let e=this.open(),s=e.filter(i=>i.steps.length===this.picked.length);return s.length===1&&e.length===1?s[0]:null}takeBack(t){let e=this.at(t),s=this.open().some(i=>i.any>=this.picked.length);this.picked.splice(e,s?1:this.picked.length)}back(){this.picked.pop()}buttons(){let t=e=>e?.every(s=>!s.card||this.isPicked(s))??!1;return this.moves.filter(e=>e.steps.every(s=>!s.card)||this.picked.length>0&&t(this.left(e)))}};function as({play:n,form:t}){let{art:e,pick:s}=n,i=s.buttons().filter(c=>!t.owns(c)),o=C(i.map(c=>c.say)),l=i.filter(Y),r=s.toCome(c=>t.asButtons(c)).slice(l.length).map(c=>h`<span class="cl-btn cl-room" aria-hidden="true">
      ${t.dress(c).label??h`<span>${e.line(c.short)}</span>`}
    </span>`),d=i.map((c,f)=>ge(n,c,{...o[f],...t.dress(c)}));return h`<div class="cl-buttons" role="group" aria-label=${n.words.moves}>
    ${s.marking?[d,r]:[r,d]}
  </div>`}function ge(n,t,{label:e,say:s,isQuiet:i,css:o="",...l},...a){let{art:r,pick:d}=n,c=t.steps.length===1&&t.steps[0].suit,f={"cl-piece-btn":!!t.face,"cl-on":t.marked===!0,"cl-outlined":i===!0},p=c?`cl-suit ${r.drawings.suits[c].css}`:"",u=d.picked.length>0&&t.steps.some($=>$.card),m=h`<span>${r.line(u?t.short:t.label)}</span>`;return h`<button ...${l} type="button"
    class="cl-btn cl-act ${v(f)} ${p} ${o}"
    aria-label=${s??`${t.say}${be(n,t)}`} aria-keyshortcuts=${t.key}
    aria-pressed=${t.marked} disabled=${!d.isOpen} onClick=${()=>n.make(t)}
  >
    ${t.face?r.face(t.face):e??m}
    ${t.key?h`<kbd aria-hidden="true">${t.key}</kbd>`:null}
    ${t.then?h`<small>${ai(n,t.then)}</small>`:null}
    ${a}
  </button>`}function be({art:n,words:t},{then:e}){if(!e)return"";let s=e.map(i=>n.name(i)).join(", ");return s?`, ${t.then} ${s}`:`, ${t.then_none}`}var ai=({art:n,words:t},e)=>e.length?[t.then,...e.map(s=>n.face(s))]:t.then_none;var ri=3;function rs({form:n,more:t}){return[t.front,t.plate].map(e=>{let{zone:s}=e,i=e===t.front,o=e.heaps.map(a=>b(ci,{key:a.card,form:n,zone:s,isFront:i,heap:a})),l=n.targets.some(({place:a})=>a.zone===s);return h`<div key=${s} class=${l?"cl-bag-row cl-twice":"cl-bag-row"}
      data-zone=${s} aria-hidden=${l}
    >
      <span>${e.label}</span>
      <div class="cl-bag-heaps ${v(j(e.heaps.length))}">
        ${o.length?o:h`<span class="cl-bag-none">${t.words.none}</span>`}
      </div>
    </div>`})}function ci({form:n,zone:t,isFront:e,heap:{card:s,n:i,marked:o,wild:l}}){let{art:a,pick:r,press:d}=n.play,c={card:s,zone:t},f=n.isTold&&o,p={"cl-hot":e&&f,"cl-lead":!e&&f,"cl-dim":!e&&n.isTold&&!o&&!l,"cl-glow":r.invites(c)};return h`<span class="cl-bag-heap ${v(p)}" role="img" data-n=${i}
    data-chip="${t} ${s}"
    aria-label=${`${i>1?`${i} x `:""}${a.name(s)}`}
    onClick=${()=>r.leads(c)&&d(c)}
  >
    ${a.small(s)}
  </span>`}var _e=({more:{points:n,words:t}})=>h`<p class="cl-bag-points">
  <b aria-hidden="true">${n}</b><small aria-hidden="true">${t.points}</small>
  <span class="cl-unseen">${n} ${t.points}</span>
</p>`;function cs({form:n,targets:t,shown:e,show:s}){let i=n.play.scene.seats.length>ri,o=({seat:r,place:{zone:d},label:c})=>h`<button type="button" key=${d} class="cl-bag-tab" aria-pressed=${d===e}
      aria-label=${c} onClick=${()=>s(d)}
    >
      ${r.name}
    </button>`,l=t.filter(({place:r})=>!i||r.zone===e),a={role:"group","aria-label":n.more.words.choose};return h`<div class="cl-bag-targets" tabIndex="-1" ...${n.peeked==null?{}:a}>
    <div class="cl-bag-tabs" hidden=${!i}>${i?t.map(o):null}</div>
    <div class="cl-bag-rows">
      ${l.map(({place:r,label:d})=>h`<div key=${r.zone} class="cl-bag-target"
          data-zone=${r.zone}
        >
          <span aria-hidden="true">${d}</span>
          <div class="cl-heap">${n.pieces({...r,label:d},$e(r))}</div>
        </div>`)}
    </div>
  </div>`}function hs({form:n,mine:{front:t}}){let{words:e}=n.more,s=t.heaps.length?e.claimed:e.none,i={zone:t.zone,label:e.front,count:0,cards:[]},o=C(t.heaps.map(({card:l})=>l));return h`<div class="cl-bag-front" data-zone=${t.zone}>
    <p><b>${e.front}</b> <small><span class="cl-unseen">:</span> ${s}</small></p>
    <div class="cl-heap">
      ${t.heaps.map(({card:l,n:a,marked:r},d)=>n.piece(i,l,a,{...o[d],"data-chip":`${t.zone} ${l}`,css:n.isTold&&r?"cl-hot":""}))}
    </div>
  </div>`}function ds({form:n,mine:t}){let{words:e}=n.more,{isTold:s}=n,{zone:i}=t.plate,o={zone:i,label:e.plate,count:0,cards:[]};return h`
    <h3>${e.plate} <small><span class="cl-unseen">:</span> ${e.most}</small></h3>
    <ul class="cl-bag-columns" data-zone=${i}>
      ${t.columns.map(({cards:l,ghost:a,leads:r,n:d,name:c,other:f})=>{let p=Object.keys(l),u=C(p),m=p.length===1&&n.play.art.name(p[0])===c;return h`<li key=${a}
          class=${v({"cl-lead":s&&r,"cl-none":!d})}
        >
          <div class="cl-bag-pile">
            ${Object.entries(l).map(([$,g],_)=>n.piece(o,$,g,{...u[_],"data-chip":`${i} ${$}`}))}
          </div>
          <i class="cl-bag-ghost" aria-hidden="true">${n.play.art.small(a)}</i>
          <span class="cl-unseen" aria-hidden=${m}>${c}:</span>
          <b aria-hidden=${m}>${d||"–"}</b>
          <small>${s?f:null}</small>
        </li>`})}
    </ul>
    ${s?b(_e,{more:t}):null}
  `}function us({art:n,count:t,words:e}){return h`<table>
    <caption class="cl-unseen">${e.count}</caption>
    <thead>
      <tr>
        <td />
        ${t.heads.map(({card:s,name:i})=>h`<th scope="col" aria-label=${i}>${n.small(s)}</th>`)}
        <th scope="col">${e.total}</th>
      </tr>
    </thead>
    <tbody>
      ${t.rows.map(({name:s,won:i,cells:o,points:l})=>h`<tr class=${i?"cl-won":void 0}>
          <th scope="row">${s}</th>
          ${o.map(({n:a,scores:r},d)=>h`<td class=${r?"cl-scores":void 0}>
              ${a||null}${r&&t.heads[d].doubled?"×2":null}
              ${r?h`<span class="cl-unseen">, ${e.scores}</span>`:null}
            </td>`)}
          <td class="cl-sum">${l}</td>
        </tr>`)}
    </tbody>
  </table>`}var Nt=165,ps=112,fs=154,hi=11,ms=6.5;function $s({play:n,more:t}){let{art:e,pick:s,press:i,scene:o}=n,l=t.bag,a=o.rows.flat().find(m=>m.name===l),r=a?.count??0,d=o.show_counts==="none",c=o.show_counts==="all",f=t.ring.reduce((m,$)=>m+$.n,0),p=0,u=t.ring.map(m=>{let $=f?m.n/f:0;return p+=$,di(m,p-$,$)});return h`<div class=${c?"cl-bag-left":"cl-bag-left cl-bag-alone"} tabIndex="-1">
    <div class=${d?"cl-bag-ring cl-bag-quiet":"cl-bag-ring"} data-zone=${l}>
      <div class="cl-bag-parts" role=${c?"img":"presentation"}
        aria-label=${c?t.says:""} hidden=${d}
      >
        ${d?null:h`<svg viewBox="-2 -2 334 334">${u}</svg>`}
      </div>
      <button type="button"
        class="cl-bag-btn ${v({"cl-may":s.invites({zone:l})})}"
        style=${{"--cl-drawn":t.drawn.length}} disabled=${!s.leads({zone:l})}
        aria-label="${a?.label}: ${r}"
        onClick=${()=>i({zone:l})}
      >
        <span class="cl-bag-sack">${e.face(null)}</span>
        <span class="cl-label">${a?.label} <b>${r}</b></span>
      </button>
    </div>
    ${c&&t.risk.length>0?h`<p class="cl-bag-risk">
          <i aria-hidden="true" />
          <b>${t.risk[0]} </b>
          <span>${t.risk[1]}</span>
        </p>`:null}
  </div>`}function di({busts:n,n:t,sign:e,symbol:s},i,o){let l=n?hi:0,a=(ps+fs+l)/2,r=Math.max(0,2*Math.PI*a*o-ms),d=360*i-90+ms/2/a*180/Math.PI,c=2*Math.PI*(i+o/2),[f,p]=[Nt+a*Math.sin(c),Nt-a*Math.cos(c)],u={"cl-busts":n,"cl-gone":!t,[`cl-bag-of-${s}`]:!!s};return h`<g class="cl-bag-part ${v(u)}">
    <circle cx=${Nt} cy=${Nt} r=${a}
      style=${{strokeWidth:`${fs-ps+l}`,strokeDasharray:`${r.toFixed(1)} 2000`,transform:`rotate(${d.toFixed(2)}deg)`}}
    />
    <g class="cl-bag-sign cl-bag-${s||"number"}"
      style=${{transform:`translate(${f.toFixed(1)}px, ${p.toFixed(1)}px)`}}
    >
      ${s?h`
            <circle r="19" /><use href="#cl-${s}" x="-13" y="-13" width="26" height="26" />
          `:h`<text>${e}</text>`}
    </g>
  </g>`}var ke,N,ye,gs,bs=Object.is,we=0,Os=[],ve=[],P=L,_s=P.__b,ys=P.__r,ks=P.diffed,ws=P.__c,vs=P.unmount,xs=P.__;function ui(n,t){P.__h&&P.__h(N,n,we||t),we=0;var e=N.__H||(N.__H={__:[],__h:[]});return n>=e.__.length&&e.__.push({}),e.__[n]}function Rt(n){return we=1,pi(Ls,n)}function pi(n,t,e){var s=ui(ke++,2);if(s.t=n,!s.__c&&(s.__=[e?e(t):Ls(void 0,t),function(o){var l=(s.__N||s.__)[0],a=s.t(l,o);bs(l,a)||(s.__N=[a,s.__[1]],s.__c.setState({}))}],s.__c=N,!N.__f)){N.__f=!0;var i=N.shouldComponentUpdate;N.shouldComponentUpdate=function(o,l,a){var r=this.__H;if(!r)return!0;var d=!1,c=this.props!=o;if(r.__.some(function(p){p.__N&&(d=!0,bs(p.__[0],p.__N[0])||(c=!0))}),i){var f=i.call(this,o,l,a);return d?f||c:f}return!d||c}}return s.__}function fi(){var n;do{for(;n=ve.shift();)try{_t(n)}catch(e){P.__e(e,{__:(n=n.__P)&&n.__v})}for(;n=Os.shift();){var t=n.__H;if(n.__P&&t)try{t.__h.some(_t),t.__h.some(xe),t.__h=[]}catch(e){t.__h=[],P.__e(e,n.__v)}}}while(ve.length)}P.__b=function(n){N=null,_s&&_s(n)},P.__=function(n,t){n&&t.__k&&t.__k.__m&&(n.__m=t.__k.__m),xs&&xs(n,t)},P.__r=function(n){ys&&ys(n),ke=0;var t=(N=n.__c).__H;t&&(ye==N?N.__h=[]:(t.__h.some(_t),t.__h.some(xe),ke=0),t.__h=[],t.__.some(function(e){e.__N&&(e.__=e.__N),e.u=e.__N=void 0})),ye=N},P.diffed=function(n){ks&&ks(n);var t=n.__c;t&&t.__H&&(t.__H.__h.length&&Cs(Os.push(t)),t.__H.__.some(function(e){e.u&&(e.__H=e.u)})),ye=N=null},P.__c=function(n,t){t.some(function(e){try{e.__h.some(_t),e.__h=e.__h.filter(function(s){return!s.__||xe(s)})}catch(s){e.__h=[function(){throw s}]}}),ws&&ws(n,t)},P.unmount=function(n){vs&&vs(n);var t,e,s=n.__c;s&&s.__H&&(s.__H.__.some(function(i){try{if(i.__P&&i.__c){if(e===void 0){for(e=n.__;e&&(!e.__c||!e.__c.__P);)e=e.__;e=e&&e.__c}i.__P=e,Cs(ve.push(i))}else _t(i)}catch(o){t=o}}),s.__H=void 0,t&&P.__e(t,s.__v))};var Ss=typeof requestAnimationFrame=="function";function mi(n){var t,e=function(){clearTimeout(s),Ss&&cancelAnimationFrame(t),setTimeout(n)},s=setTimeout(e,35);Ss&&(t=requestAnimationFrame(e))}function Cs(n){n!=1&&gs==P.requestAnimationFrame||((gs=P.requestAnimationFrame)||mi)(fi)}function _t(n){var t=N,e=n.__c;typeof e=="function"&&(n.__c=void 0,e()),N=t}function xe(n){var t=N;n.__c=n.__(),N=t}function Ls(n,t){return typeof t=="function"?t(n):t}var Ts=7;function Ms({play:n,more:t,lost:e,isPainted:s}){let{art:i,pick:o,scene:l}=n,a=l.show_counts==="none",r=e?0:t.drawn.length,d=e?e.cards.map(m=>({card:m,name:"",n:"",from:""})):t.drawn,c=o.leads({zone:t.bag}),f=!e&&!t.count&&(c||!l.moves.length),p={"cl-bag-lost":e!=null,"cl-bag-quiet-tray":a&&!e},u=C(d.map(({card:m})=>m));return h`<div class="cl-bag-tray ${v(p)}" tabIndex="-1"
    style=${{"--cl-risk":r?.2+.8*Math.min(r,Ts)/Ts:0}}
  >
    <p class="cl-bag-heading" aria-hidden=${!e}>
      ${e?h`<b>${t.words.bust}</b> ${i.line(e.line.text)}`:t.heading}
    </p>
    <ul class="cl-bag-chips" data-zone=${t.tray} aria-label=${t.heading}>
      ${d.map((m,$)=>{let g=e?wi(e.cards,$,t.kinds):!1,_=g&&$===d.length-1&&!!t.kinds[m.card],y=e?$i(t,_):gi(m,a);return h`<li ...${u[$]}
          class=${v({"cl-gone":e!=null&&!g,"cl-twin":g})}
        >
          ${b(bi,{play:n,card:m.card,zone:t.tray,isPainted:s})}
          <span class="cl-take" hidden=${!e&&a&&!m.name}>${y}</span>
        </li>`})}
      ${f?b(yi,{key:"next",more:t}):null}
    </ul>
  </div>`}var $i=({words:n},t)=>t?h`<b>${n.again}</b>`:n.back;function gi({name:n,n:t,from:e},s){let i=s?[]:h`<b>${t}</b> <span>${e}</span>`;return n?h`<b aria-hidden="true">${n}</b> ${t?i:null}`:i}function bi({play:{art:n,pick:t,press:e},card:s,zone:i,isPainted:o}){let[l]=Rt(o),a={card:s,zone:i},r=t.isPicked(a),d=t.invites(a)||r;return h`<span class=${l?"cl-bag-new":void 0}>
    <button type="button"
      class="cl-bag-chip ${v({"cl-may":d,"cl-sel":r})}"
      data-key="${s}#1" data-chip="${i} ${s}" aria-label=${n.name(s)}
      disabled=${!t.leads(a)&&!r} aria-pressed=${t.pressed(r)}
      onClick=${()=>e(a)}
    >
      ${n.small(s)}
    </button>
  </span>`}var _i='<svg viewBox="0 0 100 92" aria-hidden="true"><path d="M40 9q10-9 20 0 24 30 36 62 3 14-10 17-36 5-72 0Q1 85 4 71 16 39 40 9z"/><text x="50" y="72">?</text></svg>',yi=({more:n})=>h`<li class="cl-bag-next" aria-hidden="true">
  <i ...${U(_i)} /><span class="cl-take">${n.words.more}</span>
</li>`;function Es({story:n},t){let{draws:e,values:s,moves:i,lost:o,ends:l}=t.told,a=n.findLastIndex(({icon:p})=>p===e||p===o||p===l[0]);if(n[a]?.icon!==o)return null;let r=[],d=new Set,c="";for(let p=a-1;p>=0&&!l.includes(n[p].icon);p-=1){let u=ki(n[p]);if(n[p].icon===i)for(let $ of u)d.add($);if(n[p].icon===s&&(c=u[0]),n[p].icon!==e)continue;let m=c&&!t.kinds[u[0]];r.unshift(m?`${u[0]}=${c}`:u[0]),m&&(c="")}let f=r.length-1;return{line:n[a],value:c,cards:r.filter((p,u)=>u===f||!d.has(p))}}function ki(n){return n.text.flatMap(t=>typeof t=="object"&&t.card?[t.card]:[])}function wi(n,t,e){let s=n[n.length-1];return t===n.length-1||e[n[t]]===e[s]}var As=24,Ps=4,vi=5,It=class extends W{lay=new Map;held=[];lost=null;isNew=!1;isPainted=!1;shown="";peeked=null;targets=[];get more(){return this.play.scene.more}get isTold(){return this.play.scene.show_counts!=="none"}take(t){let e=Es(t,this.more);if(e&&this.held.length>=e.cards.length){let r=e.cards.at(-1),d=`=${e.value}`,c=this.held.map(f=>f in this.more.kinds?f:f+d);e.cards=r?[...this.held,r]:c}e||(this.held=this.more.drawn.map(({card:r})=>r)),this.isNew=e?.line.n!==this.lost?.line.n,this.lost=e;let{pick:s}=this.play,i=r=>t.seats.flatMap(d=>d.places.filter(c=>r(c,d)).map(c=>({seat:d,place:c,label:`${d.name}, ${c.label.toLowerCase()}`}))),o=i(({cards:r,zone:d})=>r.some(c=>s.asks({card:c,zone:d}))),a=o.some(({place:{cards:r,zone:d}})=>r.some(c=>s.leads({card:c,zone:d})||s.isPicked({card:c,zone:d})))?o:[];a.length&&(this.peeked=null),this.targets=a.length?a:i((r,d)=>d.seat===this.peeked),this.targets.some(({place:r})=>r.zone===this.shown)||(this.shown=this.targets[0]?.place.zone??"")}classes({seats:t}){return{"cl-form-bag":!0,"cl-bag-many":t.length>Ps,"cl-bag-over":this.isCounted,"cl-bag-bust":this.lost!=null,"cl-bag-full":this.more.drawn.length>vi,"cl-bag-choosing":this.targets.length>0}}get isCounted(){return!!this.more.count&&this.isTold}middle(t){let{more:e,play:s,targets:i}=this,o=this.acts(),l=this.choices(),a=o||l||t.moves.length>0,r=e.risk.length>0,d=this.lost||e.drawn.length>0||r&&!l,c=t.mine&&(!a||this.own(t).front.heaps.length>0),f=u=>{this.shown=u,s.repaint()},{isPainted:p}=this;return this.isPainted=!0,h`<div class="cl-form cl-bag">
      ${b($s,{play:s,more:e})}
      ${i.length?b(cs,{form:this,targets:i,shown:this.shown,show:f}):null}
      ${d?b(Ms,{play:s,more:e,lost:this.lost,isPainted:p}):null}
      <div class="cl-bag-low" tabIndex="-1">
        ${o}
        ${l}
        ${c?b(hs,{form:this,mine:this.own(t)}):null}
      </div>
      ${this.isCounted&&e.count?h`<div class="cl-bag-count">
            ${b(us,{art:s.art,count:e.count,words:e.words})}
          </div>`:null}
    </div>`}own(t){return t.mine}owns(t){let{acts:e,choices:s}=this.more;return[...e.map(({verb:i})=>i),...s.verbs].includes(t.verb)}acts(){let{pick:t}=this.play,e=t.buttons(),s=this.more.acts.map(o=>({act:o,move:e.find(l=>l.verb===o.verb)}));if(!s.some(({move:o})=>o))return null;let i=C(s.map(({act:o,move:l})=>l?.say??`no ${o.verb}`));return h`<div class="cl-bag-duel">
      ${s.map(({act:o,move:l},a)=>{let r=this.isTold?o.note:"";return l?this.noted(l,r,i[a]):h`<p ...${i[a]} class="cl-bag-not"><small>${r}</small></p>`})}
    </div>`}choices(){let{verbs:t,faces:e,notes:s}=this.more.choices,{pick:i}=this.play,o=i.buttons().filter(a=>t.includes(a.verb));if(!o.length)return null;let l=C(o.map(a=>a.say));return h`<div class="cl-bag-choices ${v(j(o.length))}">
      ${o.map((a,r)=>{let d=a.steps.at(-1)?.choice?.split(" ").at(-1)??"",c=this.isTold?s[d]??"":"";return this.noted({...a,face:e[d]},c,l[r])})}
    </div>`}noted(t,e,s){let i=e?`${t.say}: ${e}`:void 0,o=h`<small class="cl-bag-note">${e}</small>`;return ge(this.play,t,{...s,say:i},o)}layBefore(t){let{isTold:e,play:s}=this,i=t.more,o=this.peeked===t.seat,l=()=>{this.peeked=o?null:t.seat,s.repaint()};return h`
      <div class="cl-places">${b(rs,{form:this,more:i})}</div>
      ${e?b(_e,{more:i}):null}
      ${s.scene.seats.length>Ps?h`<button type="button" class="cl-bag-peek"
            aria-label="${t.name}: ${t.places.at(-1)?.label}" aria-expanded=${o}
            onClick=${l}
          />`:null}
    `}layMine(t){return t.mine?b(ds,{form:this,mine:this.own(t)}):null}before(){this.lay=new Map;for(let t of this.play.felt.querySelectorAll("[data-chip]")){let e=t.getBoundingClientRect();e.width&&this.lay.set(t.dataset.chip??"",e)}}trips(t,e){let{felt:s}=this.play,i=zs(t,e).flatMap(([r,d])=>Array(Math.max(0,-d)).fill(r)),l=s.querySelector(".cl-bag-btn").getBoundingClientRect(),a=[];if(this.lost&&this.isNew){let r=s.querySelector(".cl-bag-chips > :last-child [data-chip]");r&&a.push([r,l,As])}for(let[r,d]of zs(t,e)){let[c,f]=r,p=d>0&&[...s.querySelectorAll("[data-chip]")].findLast($=>xi($,c,f));if(!p)continue;let u=i.find($=>$[1]===f&&$[0]!==c),m=u?this.was(u[0],f):l;m&&a.push([p,m,u?0:As])}return a}was(t,e){let s=this.lay.get(`${t} ${e}`),i=[...this.lay].find(([o])=>o.startsWith(`${t} ${e}=`));return s??i?.[1]??null}};function xi(n,t,e){let s=n.dataset.chip??"";return s===`${t} ${e}`||s.startsWith(`${t} ${e}=`)}function zs(n,t){let e=new Map,s=(i,o)=>{let l=[i,...i.seats].flatMap(r=>r.places),a=i.rows.flat().map(r=>({zone:r.name,cards:r.top}));for(let{zone:r,cards:d}of[...l,...a])for(let c of d){if(c==null)continue;let f=c.split("=")[0],[p,u]=e.get(`${r} ${f}`)??[[r,f],0];e.set(`${r} ${f}`,[p,u+o])}};return s(n,-1),s(t,1),[...e.values()].filter(([,i])=>i)}function Bt(n){try{return n()}catch{return null}}var Se=n=>Bt(()=>localStorage.getItem(n)),Ce=(n,t)=>Bt(()=>localStorage.setItem(n,t)),yt=n=>Bt(()=>JSON.parse(Se(n)??"null")),ut=(n,t)=>Ce(n,JSON.stringify(t)),Ns=n=>Bt(()=>localStorage.removeItem(n));var Rs=["dealt","suit","number"],Is="cardlab.sort",Si=5,Ci=7;function Oi(n,t,{suits:e,pieces:s}){if(t==="dealt")return n;let i=Object.keys(e),o=Object.keys(s),l=d=>i.indexOf(s[d.card].suit),a=d=>{let c=Number(d.card.match(/\d+/)?.[0]??NaN);return Number.isNaN(c)?1e3+o.indexOf(d.card):c},r=t==="suit"?[l,a]:[a,l];return n.toSorted((d,c)=>r[0](d)-r[0](c)||r[1](d)-r[1](c))}var Bs=({suits:n})=>Rs.filter(t=>t!=="suit"||Object.keys(n).length>1);function qs(n){let t=yt(Is);return Rs.includes(t)?Bs(n).includes(t)?t:"number":"dealt"}function Ds({play:{art:n,scene:t,words:e},order:s,isHidden:i,sort:o}){let l=()=>{let r=Bs(n.drawings),d=r[(r.indexOf(s)+1)%r.length];ut(Is,d),o(d)},a=`${e.sort}: ${e.orders[s]}`;return h`<div class="cl-sorting" hidden=${i}>
    ${t.hand.length<Si?null:S("cl-sort",l,k("list"),h`<span>${a}</span>`)}
  </div>`}function Fs({play:n,form:t,order:e,isHidden:s}){let{art:i,words:o,pick:l,scene:a}=n,r=a.hand_zone??"",d=Oi(a.hand,e,i.drawings),c=d.length,f=Math.ceil(c/Math.max(1,Math.ceil(c/Ci))),p=C(d.map(({card:$})=>$)),u=a.moves.length>0,m=A(a);return h`<div class="cl-hand ${v(j(c))}" role="group"
    aria-label=${o.hand} data-zone=${r} hidden=${s}
    style=${{"--cl-columns":Li(f)}}
  >
    ${d.map(({card:$,no:g},_)=>{let y=d.slice(0,_).filter(V=>V.card===$).length,x={card:$,zone:r,nth:y},w=l.leads(x),M=l.isPicked(x),tt=w||l.begins(x),F={"cl-may":M||l.invites(x),"cl-not":!w&&!M&&u,"cl-sel":M,"cl-below":_>=f,"cl-then":t.fitsThen($)},B=c>1?(_/(c-1)-.5)*Math.min(14,c*1.6):0,Ct=u&&!w&&g?`: ${i.text(g.text)}`:"",H=`, ${tt?o.playable:o.not_playable}${Ct}`;return h`<button ...${p[_]} type="button" class="cl-card ${v(F)}"
        style=${{"--cl-n":c,"--cl-r":B.toFixed(2),"--cl-dy":(B*B*.28).toFixed(1)}}
        aria-label=${`${i.name($)}${l.marking||m?"":H}`}
        disabled=${m&&!l.isOpen&&g?.tried===void 0}
        aria-disabled=${u&&!tt&&!M&&!m}
        aria-pressed=${l.pressed(M)} onClick=${()=>n.press(x)}
      >
        ${i.face($)}
      </button>`})}
  </div>`}var A=({step:n})=>n!==void 0&&n.kind!=="game",Li=n=>`${n>1?`repeat(${n-1}, minmax(0, calc(var(--cw) + 4px)))`:""} var(--cw)`;var Oe=({symbol:n,n:t,all:e})=>Array.from({length:e},(s,i)=>i<t?h`<span key=${i} class="cl-paper cl-cup">${J(n)}</span>`:h`<i key="no ${i}" class="cl-cup0">${J(n)}</i>`);function Le(n,{cups:t,wild:e,wild_card:s,won:i}){let o=Math.min(2,i.n);return h`
    <span role="img" class="cl-won-pile" data-zone=${i.zone} aria-label=${i.text}>
      <span class=${o?"cl-pilelet":"cl-pilelet cl-none-won"}>
        ${n.faces(Array(o).fill(null))}
      </span>
      <b>${i.n}</b>
      <small>${i.text.replace(/^\d+\s*/,"")}</small>
    </span>
    <span role="img" class="cl-wild" hidden=${!e} title=${e} aria-label=${e}>
      ${e?n.small(s):null}
    </span>
    <span role="img" class="cl-cups" data-zone=${t.zone} aria-label=${t.label}>
      ${Oe(t)}
    </span>
  `}var z=class{#t=void 0;get isSet(){return this.#t!==void 0}set(t,e){this.stop(),this.#t=window.setTimeout(()=>{this.#t=void 0,e()},t)}stop(){clearTimeout(this.#t),this.#t=void 0}};var Ti={duration:220,easing:"cubic-bezier(.2,.8,.2,1)"},Hs=".cl-paper:last-of-type",Us=".cl-hand > .cl-card",lt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function js(n){let t=new Map([[n.hand_zone??"",n.hand.length]]);for(let e of n.seats)t.set(e.zone,e.count??0);for(let e of n.rows.flat())t.set(e.name,e.count);for(let e of[n,...n.seats].flatMap(s=>s.places))t.set(e.zone,e.count);return t}var qt=class{constructor(t,e){this.felt=t,this.form=e,this.standing=[],this.places=new Map,this.trips=[]}zone(t){return this.felt.querySelector(`[data-zone="${CSS.escape(t)}"]`)}before(){if(this.start(),this.places=new Map,!lt()){this.form.before();for(let t of this.felt.querySelectorAll(Us))this.places.set(t,t.getBoundingClientRect())}}after(t,e){if(lt()||!t||t.me!==e.me)return;this.trips=[];let s=this.form.trips(t,e);if(s){for(let[p,u,m]of s)this.travel(p,u,m);for(let p of this.trips)this.stand(...p);return}let[i,o]=[js(t),js(e)],l=[...i.keys()].filter(p=>(o.get(p)??0)<(i.get(p)??0)),a=[...o.keys()].filter(p=>(o.get(p)??0)>(i.get(p)??0)),r=e.hand_zone;for(let p of this.felt.querySelectorAll(Us)){let u=this.places.get(p)??(l[0]&&l[0]!==r?this.rect(l[0]):null);u&&this.travel(p,u)}let d=this.form.slides(t,e);for(let{to:p,from:u}of d)this.arrive(p,u,e);let c=d.map(({to:p})=>p),f=p=>p!==r&&!c.includes(p)&&!this.form.awaits(p);for(let p of a.filter(f))this.arrive(p,l.find(u=>u!==p),e);for(let p of this.trips)this.stand(...p)}arrive(t,e,s){let i=e&&(this.played(e,s)??this.rect(e)),o=this.zone(t)?.querySelector(Hs);i&&o&&this.travel(o,i)}played(t,e){if(t!==e.hand_zone)return null;let s=[...this.places.keys()].find(i=>!i.isConnected);return s?this.places.get(s):null}rect(t){let e=this.zone(t);return(e?.querySelector(Hs)??e)?.getBoundingClientRect()}travel(t,e,s=0){this.trips.push([t,e,t.getBoundingClientRect(),s])}stand(t,e,s,i){let[o,l]=[e.left-s.left,e.top-s.top];if(!s.width||Math.abs(o)<1&&Math.abs(l)<1)return;let a={translate:`${o}px ${l}px`,scale:String(Math.max(.3,Math.min(2,e.width/s.width)))};Object.assign(t.style,a);let r={...a,translate:`${o}px ${l-i}px`,offset:.3},d=[a,...i?[r]:[],{translate:"0 0",scale:"1"}];this.standing.push([t,d])}start(){for(let[t,e]of this.standing.splice(0))Object.assign(t.style,{translate:"",scale:""}),t.animate(e,Ti)}};var Mi=1500,Ei=2200,Ai={duration:250,easing:"cubic-bezier(.2,.8,.2,1)"},Dt=class{constructor(t){this.play=t,this.seen=void 0,this.stage="",this.timer=new z}take(t,e,s){let i=e?JSON.stringify(e):"",o=this.seen===void 0,l=e!=null&&this.seen!==i;return this.seen=i,!e||s&&this.stage==="up"?this.settle(e?"gone":""):l&&(this.settle("up"),!o&&t.mode!=="over"&&this.timer.set(Mi,()=>this.leave(e))),l&&!o?Ei:0}last(t){return!t||this.stage!=="gone"?null:h`<div class="cl-last ${Me(t)}">
      ${this.play.art.small(t.card)}${Te(t)}
    </div>`}verdict(t){if(!t||this.stage==="")return null;let e=t.right&&t.trait!=="";return h`<p class=${`cl-verdict ${e?"cl-right":"cl-wrong"}`}>${k(e?"check":"cross")}${t.verdict}</p>`}settle(t){this.timer.stop(),this.stage=t}leave(t){let{felt:e,repaint:s}=this.play,i=e.querySelector(".cl-ghosts");if(this.stage!=="up"||!i?.isConnected)return;let o=()=>{this.stage==="up"&&(this.settle("gone"),s())},l=e.querySelector(`[data-zone="${CSS.escape(t.zone)}"]`);if(lt()||!l)return o();let[a,r]=[i.getBoundingClientRect(),l.getBoundingClientRect()],d=r.left+r.width/2-a.left-a.width/2,c=r.top+r.height/2-a.top-a.height/2,f={transform:`translate(${d}px, ${c}px) scale(.2)`,opacity:.6};i.animate([{transform:"none",opacity:1},f],Ai).onfinish=o}},Te=({right:n,trait:t})=>t?k(n?"check":"cross"):null,Me=({plain:n,right:t,trait:e})=>e?`cl-of-${n?e:"all"} ${t?"cl-right":"cl-wrong"}`:"cl-unnamed";var Pi=4,Ft=class extends D{asksItself=!0;constructor(t){super(t),this.chosen="",this.picked="",this.toCome=[],this.owned=new Set,this.armed="",this.reveal=new Dt(t)}get more(){return this.play.scene.more}take(t){let e=this.sayings();this.choose(e),this.hold=this.reveal.take(t,this.more.reveal,e.length>0);let s=A(t)&&this.reveal.stage==="up";this.toCome=this.inOrder(s?[]:this.play.pick.toCome(i=>i.filter(G)))}get doubts(){let{pick:t,scene:e}=this.play;return t.marking?[]:this.more.doubts.flatMap(({index:s,...i})=>{let o=e.moves.find(l=>l.index===s);return o?[{...i,move:o}]:[]})}get isDoubting(){return this.doubts.length>0}classes(){return{"cl-form-claim":!0,"cl-doubting":this.isDoubting,"cl-saying":this.sayings().length>0,"cl-to-say":this.toCome.length>0}}hidesSorting(t){return t.moves.length>0&&!t.moves.some(Y)||A(t)}middle(t){let{more:e}=this,s=this.sayings(),i=this.toCome.slice(s.length),o=t.rows.flat().filter(l=>e.shelf.includes(l.name));return h`<div class="cl-form cl-claim">
      ${this.speech(t)}
      <div class="cl-claim-table">
        <div class="cl-shelf">${this.row(o)}</div>
        <div class="cl-said-here">
          <div class="cl-duel">
            <div class="cl-aside">
              ${this.doubt("number")}${s.length?null:this.reveal.last(e.reveal)}
            </div>
            ${this.stack(t)}
            <div class="cl-aside cl-right">${this.doubt("suit")}</div>
          </div>
          <div class="cl-turns">
            ${s.length?null:this.reveal.verdict(e.reveal)}
            ${s.length||i.length?this.options(s,i):null}
          </div>
          ${this.stake(t)}
          ${e.trail.length?this.trail():null}
        </div>
        <div class="cl-prize">${this.prize()}</div>
      </div>
    </div>`}owns(t){return this.owned.has(t.index)}asButtons(t){return[...t.filter(G).toSorted((s,i)=>i.say.length-s.say.length).slice(0,1),...t.filter(s=>!G(s))]}dress(t){let{art:e,pick:s}=this.play,i=Y(t)?G(t):"",o=!s.marking&&this.more.quiet.includes(t.index);if(!i)return{isQuiet:o};let[l,a]=this.more.say.split("{card}"),r=[l,{card:i},a];return{label:e.line(r),say:e.text(r),isQuiet:o}}awaits(t){return this.reveal.stage==="up"&&t===this.more.reveal?.zone}following(){return this.play.felt.querySelector('.cl-option[aria-pressed="true"]')}sayings(){let{pick:t}=this.play;return t.marking||!t.picked.length?[]:this.inOrder(t.buttons().filter(e=>Y(e)&&G(e)))}inOrder(t){let e=this.more.says.map(i=>i.card),s=i=>e.indexOf(G(i))+1||1/0;return t.toSorted((i,o)=>Math.sign(s(i)-s(o))||0)}choose(t){let{pick:e}=this.play;if(this.owned=new Set(this.doubts.map(({move:o})=>o.index)),!t.length){this.chosen="";return}let{card:s}=e.picked[0],i=t.map(G);if(!i.includes(this.chosen)||this.picked!==s){let o=i.filter(l=>this.saying(l)?.fits);this.chosen=o.find(l=>l===s)??o[0]??i[0]}this.picked=s;for(let o of t)G(o)!==this.chosen&&this.owned.add(o.index)}saying(t){return this.more.says.find(e=>e.card===t)}options(t,e){let{art:s}=this.play,i=C(t.map(l=>l.say)),o=t.length+e.length;return h`<div class="cl-options${o>12?" cl-all-sayings":""}" style=${{"--n":o}}
      aria-hidden=${t.length?void 0:!0}
    >
      ${t.map((l,a)=>{let r=G(l),d=this.saying(r),c=d&&!d.fits?" cl-against":"";return h`<button ...${i[a]} type="button"
          class="cl-option ${s.drawings.pieces[r].css}${c}"
          aria-pressed=${r===this.chosen} aria-label=${l.say}
          onClick=${()=>{this.chosen=r,this.play.repaint()}}
        >
          ${this.drawn(r)}
        </button>`})}
      ${e.map(l=>h`<span class="cl-option cl-room" aria-hidden="true">
          ${this.drawn(G(l))}
        </span>`)}
    </div>`}drawn(t){let{art:e}=this.play;return[e.suit(e.drawings.pieces[t].suit),t.split(" ").at(-1)]}speech(t){let{claim:e,reveal:s,talk:i}=this.more,o=this.reveal.stage==="up"&&s,l=o?s.challenger:e?e.seat:-1,a=t.seats.findIndex(f=>f.seat===l),r=t.seats.length,d=o?s.doubt:e?e.text:[],c={"cl-of-none":a<0,"cl-two-rows":r>3,"cl-first":a===0&&r>1,"cl-final":a===r-1&&r>1};return h`<div class="cl-says ${v(c)}" style=${{"--n":r,"--k":a+1}}>
      <div class=${d.length?"cl-speech":"cl-speech cl-empty-speech"}>
        <p>${this.play.art.line(d)}</p>
        <p class="cl-talk">${!o&&i?.seat===l?i.text:null}</p>
      </div>
    </div>`}row(t){let{near:e}=this.more,{scene:s}=this.play,i=e||!A(s)||s.step?.kind==="look";return t.map((o,l)=>{let a=i?o.note:null,r=a?{"aria-label":`${o.label}: ${this.play.art.text(a)}`}:{};return this.pile({...o,note:a},!l&&e?"cl-near":"",r)})}caption({count:t,label:e,note:s}){return h`
      <span class="cl-zone-name">${e}</span>${" "}
      <span>${s?this.play.art.line(s):h`<b>${t}</b>`}</span>
    `}prize(){let{pick:t,press:e}=this.play,{prize:s}=this.more,{zone:i}=s,o={symbol:s.symbol,n:s.left,all:s.all};return h`<div class="cl-zone" data-zone=${i}>
      <button type="button" class="cl-cups" disabled=${!t.leads({zone:i})}
        aria-label=${s.label} onClick=${()=>e({zone:i})}
      >
        ${Oe(o)}
      </button>
      <p class="cl-label">${s.text.map(l=>h`<span>${l} </span>`)}</p>
    </div>`}stack(t){let{art:e,pick:s,press:i,words:o}=this.play,{chosen:l,more:a}=this,{claim:r,reveal:d}=a,c=a.stack,f=t.rows.flat().find(F=>F.name===c),p=this.reveal.stage==="up"?d:null,u=f.top.at(-1),m=!l&&r!=null&&(r.sure||!!u&&r.seat!==t.me),$=p?p.cards:f.count+(l?1:0),g=l||(p?p.card:m?"":r?.card??""),_={"cl-may":s.invites({zone:c}),"cl-empty":$===0,"cl-mine-said":!!l,"cl-up":p!=null},y=r?`, ${e.text(r.text)}`:"",w=(p?Array($).fill(""):[...a.backs,...l?[""]:[]]).slice(-Pi).map(F=>F||null);m&&w.length&&(w[w.length-1]=u??null);let M=p&&!l?p:null,tt=M?null:g?"?":m&&r?e.line([{card:r.card}]):null;return h`<div class="cl-zone" data-zone=${c}>
      <button type="button" class="cl-ghosts ${v(_)}" disabled=${!s.leads({zone:c})}
        aria-label="${f.label}: ${q(o,f.count)}${y}"
        onClick=${()=>i({zone:c})}
      >
        <span class="cl-papers">${e.faces(w)}</span>
        <i class=${M?`cl-turned ${Me(M)}`:"cl-ghost"} hidden=${!g}>
          ${g&&e.face(g)}${M&&zi(M)}
        </i>
        <i class="cl-q" aria-hidden="true" hidden=${!tt}>${tt}</i>
      </button>
    </div>`}doubt(t){let e=this.doubts.filter(i=>i.trait===t),s=C(e.map(({move:i})=>i.say));return h`<div class="cl-doubt cl-at-${t}">
      ${e.map(({move:i,why:o},l)=>{let a=this.armed===this.touched(i),r=a?this.more.again:o;return h`<button ...${s[l]} type="button"
          class="cl-btn cl-act${a?" cl-armed":""}" aria-label="${i.say} ${r}"
          onClick=${d=>this.challenge(d,i)}
        >
          <span>${this.play.art.line(i.label)}</span><small>${r}</small>
        </button>`})}
    </div>`}touched=t=>`${this.play.scene.seq} ${t.index}`;challenge(t,e){let{make:s,repaint:i,scene:o}=this.play;if(t.pointerType!=="touch"||A(o)||this.armed===this.touched(e))return s(e);this.armed=this.touched(e),i()}stake(t){let{art:e,pick:s}=this.play,{doubts:i,reveal:o,says:l,stake:a,truths:r}=this.more,d=A(t)&&i.length>0,c=t.step?.kind==="choose",f=o?o.lines:d?[]:c?a.slice(0,1):a,p=l.findIndex(_=>_.card===this.chosen),m=(t.mine?t.mine.truth:void 0)?.[s.picked[0]?.card??""]?.[p]??"",$=this.chosen&&m?r[m]:null,g={"cl-told":!!this.chosen,"cl-revealed":o!=null};return h`<div class="cl-stake ${v(g)}">
      <p>${f.map(_=>h`<span>${e.line(_)} </span>`)}</p>
      ${$&&h`<p>${$}</p>`}
    </div>`}trail(){let{trail:t,trail_label:e}=this.more,s=t.length===1?"cl-trail cl-one":"cl-trail";return h`<ol class=${s} aria-label=${e}>
      ${t.map(({card:i,name:o,seat:l},a)=>h`<li key="${a} ${l} ${i}"
          class=${a===t.length-1?"cl-newest":""}
        >
          ${o} ${this.play.art.line([{card:i}])}
        </li>`)}
    </ol>`}layBefore(t){let e=t.more;return h`<div class="cl-places">${Le(this.play.art,e)}</div>`}layMine({mine:t}){return t?Le(this.play.art,t):null}},zi=n=>n.trait?h`<b class="cl-trait">${Te(n)}</b>`:null;function G(n){let[t]=n.short;return n.short.length===1&&typeof t=="object"?t.card??"":""}var pt=({mine:n})=>n,Ee=n=>n.layer==="hand"?null:n[n.layer];function Ws(n){let t=pt(n),e=t?n.places.filter(({zone:s})=>s!==Ee(t)):[];return{"cl-no-layers":!t?.spots,"cl-laid-out":e.length<n.places.length&&t!=null,"cl-last-layer":t?.layer==="lower","cl-nothing-below":t!=null&&!e.some(({count:s})=>s)}}function Gs({play:n}){let{scene:t}=n,e=pt(t),s=t.places.filter(({zone:o})=>o!==Ee(e)),i=t.places.find(({count:o,zone:l})=>o&&l===Ee(e));return h`
    <div class="cl-spark" key="small">
      <p class="cl-opens">${e.locked?k("lock"):null}<span>${e.opens}</span></p>
      <div class="cl-stacks-box cl-stacks">
        ${b(Ae,{play:n,places:s,more:e,isMine:!0})}
      </div>
    </div>
    ${i?b(Ni,{play:n,place:i,key:"large"}):null}
  `}function Ni({play:n,place:t}){let{art:e,words:s,scene:i}=n,o=i.moves.length>0,l=C(t.cards.map(a=>a??"back"));return h`<div class="cl-laid" data-zone=${t.zone} role="group" aria-label=${t.label}>
    ${t.cards.map((a,r)=>{let{may:d,sel:c,invites:f,no:p,press:u}=Vs(n,t,r),m=p?`: ${e.text(p.text)}`:"",$=`, ${d?s.playable:s.not_playable}${m}`,g=a?e.name(a):t.label,_={"cl-may":c||f,"cl-not":o&&!c&&!d,"cl-sel":c};return h`<button ...${l[r]} type="button" class="cl-card ${v(_)}"
        disabled=${!d&&!c&&!p} aria-label=${`${g}${A(i)?"":$}`}
        aria-pressed=${n.pick.pressed(c)} onClick=${u}
      >
        ${e.face(a)}
      </button>`})}
  </div>`}function Vs({pick:n,press:t},{cards:e,no:s,zone:i},o){let l=e[o],a=e.slice(0,o).filter(d=>d===l).length,r=l?{card:l,zone:i,nth:a}:{zone:i};return{may:n.leads(r),sel:n.isPicked(r),invites:n.invites(r),no:l?s?.[l]:null,press:()=>t(r)}}function Ks({mine:n}){if(!n.spots)return null;let t=["hand","upper","lower"].indexOf(n.layer);return h`<p class="cl-layers-of">
    ${n.steps.map(({label:e,n:s},i)=>h`<span class=${i===t?"cl-now":""}>
        ${i>t?k("lock"):null}${e} ${s}
      </span>`)}
  </p>`}function Ae({play:n,places:t,more:e,isMine:s}){let{art:i,words:o}=n,l=t.find(u=>u.zone===e.upper),a=t.find(u=>u.zone===e.lower);if(!e.spots)return null;let[r,d]=[l?.count??0,a?.count??0],c=Array.from({length:Math.max(e.spots,r,d)},(u,m)=>m<d?m<r?"under":"bare":m<r?"none":"gone"),f=({label:u,count:m,zone:$},g,_)=>h`<div key=${$} class=${g} data-zone=${$} role="group"
    aria-label="${u}: ${q(o,m)}"
  >
    ${_}
  </div>`,p=u=>h`<span class="cl-stack-at cl-${u}">
    ${u==="under"||u==="bare"?i.small(null):null}
  </span>`;return[a&&f(a,"cl-downs",c.map(p)),l&&f(l,"cl-ups",r?b(Ri,{play:n,place:l,isMine:s}):null)]}function Ri({play:n,place:t,isMine:e}){let{art:s}=n,i=C(t.cards.map(o=>o??"back"));return t.cards.map((o,l)=>{let{may:a,sel:r,invites:d,no:c,press:f}=Vs(n,t,l),p=c&&!a&&!A(n.scene)?`: ${s.text(c.text)}`:"";return h`<button ...${i[l]} type="button"
      class="cl-piece ${v({"cl-may":r||d,"cl-sel":r})}"
      disabled=${!a&&!r&&!c} aria-label="${t.label}: ${s.name(o)}${p}"
      aria-pressed=${n.pick.pressed(r)} onClick=${f}
    >
      ${s.small(o)}${e?s.face(o):null}
    </button>`})}var Bi={duration:250,easing:"cubic-bezier(.2,.8,.2,1)"},Ht=class extends D{were=new Map;get more(){return this.play.scene.more}take(t){this.burn(t,this.more.pile)}classes(t){let e=[2,3,4,5,7].map(s=>[`cl-from-${s}`,t.seats.length>=s]);return{"cl-form-heat":!0,"cl-no-sparks":!t.seats.some(s=>s.more?.spots),...Object.fromEntries(e),...Ws(t)}}middle(t){let{more:e}=this,s=t.direction<0?"-1":"1",i=()=>h`<i />`,o=()=>k("chev"),l=A(t)?null:this.choices();return h`<div class="cl-form cl-heat${l?" cl-choosing":""}">
      <div class=${s==="-1"?"cl-way cl-back":"cl-way"} role="img"
        aria-label=${e.ways[s]}
      >
        ${i()}${o()}${i()}${o()}${i()}${o()}${i()}
      </div>
      <div class="cl-rises">
        <div class="cl-row">${this.row(t.rows.flat())}</div>
        ${this.temper()}
        ${l}
      </div>
    </div>`}pile(t){let{make:e,scene:s,words:i}=this.play,{alike:o,gone:l,pile:a}=this.more,{count:r,label:d,name:c}=t,f=c===a,p=f?this.whole():null,u=f&&!A(s)?o:null,m=[u?.say,p?.say].map(g=>g?`. ${g}`:"").join(""),$=p&&{looks:{"cl-may":!0},more:{disabled:!1,onClick:()=>e(p)}};return h`<div key=${c} class="cl-zone${f?" cl-main":""}" data-zone=${c}>
      ${this.pileButton(t,{behind:m,...$})}
      <p class="cl-label">
        ${f?q(i,r):h`${d} <b>${r||(l[c]??0)}</b>`}
        ${u?qi(u):null}
      </p>
    </div>`}whole(){let{pick:t,scene:e}=this.play,s=e.rows.flat().find(l=>l.name===this.more.turned),i=t.marking?[]:e.moves.filter(l=>l.index<1e3);if(s?.count&&i.length===1)return i[0];let o=t.buttons().filter(l=>l.steps.length===t.picked.length);return t.picked.length&&o.length===1?o[0]:null}temper(){let{cells:t,goes:e,special:s,taken:i}=this.more;if(!e.length&&!i)return null;let o=l=>l?"cl-lit":"";return h`<div class="cl-temper">
      <ol class="cl-cells" aria-hidden="true">
        ${t.map(({colour:l,label:a,on:r})=>h`<li class=${o(r)} style=${{"--heat":l}}>${a}</li>`)}
        <li class="${o(s.on)} cl-special">${s.label}</li>
      </ol>
      <p class="cl-goes">
        <span>${this.play.art.line(e)}</span>
        ${e.length&&i?" ":null}
        <span>${i}</span>
      </p>
    </div>`}choice(t){return this.more.choices[t.steps.at(-1)?.choice??""]}isChoice(t){return!!(this.more.race&&t.verb||this.choice(t))}owns(t){let e=t.steps.length===1&&t.steps[0].zone;return this.isChoice(t)||!!(e&&e===pt(this.play.scene)?.lower)}choices(){let t=this.play.pick.buttons().filter(i=>this.isChoice(i));if(!t.length)return null;let e=C(t.map(i=>i.say)),s=t.some(i=>this.choice(i)?.face);return h`<div class=${s?"cl-choices cl-faces":"cl-choices"} role="group"
      aria-label=${this.play.words.moves}
    >
      ${t.map((i,o)=>this.choiceButton(i,e[o]))}
    </div>`}choiceButton(t,e){let{art:s,make:i}=this.play,o=this.choice(t),{face:l,side:a,to:r}=o??{},d={"cl-btn":!l,"cl-as":!!l,"cl-race":!o,"cl-to-left":a===1,"cl-to-right":a===-1},c=t.key?h`<kbd aria-hidden="true">${t.key}</kbd>`:null,f=a?k(a>0?"left":"right"):null,p=r?h`<small>${r}</small>`:null,u=l&&Number.isNaN(Number(l))?h`<small>${s.name(l)}</small>`:null,m=o?l?[s.small(l),f,u]:h`${f}<span>${s.line(t.short)}</span>${p}`:h`${J(this.more.race??"")}<b>${s.line(t.label)}</b>${c}`;return h`<button ...${e} type="button" class="cl-act ${v(d)}"
      aria-label=${r?`${t.say}, ${r}`:t.say} aria-keyshortcuts=${t.key}
      onClick=${()=>i(t)}
    >
      ${m}
    </button>`}layBefore({more:t,places:e}){let s=t;return h`<div class=${s.spots?"cl-places cl-stacks":"cl-places"}>
      ${b(Ae,{play:this.play,places:e,more:s,isMine:!1})}
    </div>`}layMine(t){return pt(t)?.spots?b(Gs,{play:this.play}):null}aside(t){let e=pt(t);return A(t)?this.choices():e&&b(Ks,{mine:e})}burn(t,e){let s=new Map(t.rows.flat().map(g=>[g.name,g.count])),{were:i}=this;this.were=s;let o=(i.get(e)??0)-(s.get(e)??0),l=[...s].find(([g,_])=>g!==e&&_-(i.get(g)??_)>=o);if(o<2||s.get(e)||!l||lt())return;let{felt:a}=this.play,r=a.querySelector(`.cl-heat [data-zone="${e}"] > button`),d=a.querySelector(`.cl-heat [data-zone="${l[0]}"] > button`);if(!r||!d)return;let[c,f]=[r.getBoundingClientRect(),d.getBoundingClientRect()],p=E("div",{class:"cl-ash","aria-hidden":"true"});for(let g of r.querySelectorAll(".cl-paper"))p.append(g.cloneNode(!0));r.parentElement?.append(p);let u=`${f.left-c.left}px ${f.top-c.top}px`,m=String(f.width/c.width),$=[{translate:"0 0",scale:"1",filter:"brightness(1)"},{translate:"0 0",scale:"1",filter:"brightness(.5)",offset:.3},{translate:u,scale:m,filter:"brightness(.15)"}];p.animate($,Bi).onfinish=()=>p.remove()}},qi=n=>h`
  <span class="cl-dot">·</span>
  <span>${n.name}</span>
  <span class="cl-alike" role="img" aria-label=${n.say}>
    ${Array.from({length:n.of},(t,e)=>h`<i class=${e<n.n?"cl-on":""} />`)}
  </span>
`;function Js({play:n,lever:t,move:e,must:s,preview:i}){let{pick:o,scene:l}=n,a=e!=null&&o.picked.length>0&&o.open().includes(e),r=e!=null&&(a||s&&t.free&&!A(l)),d={"cl-act":e!=null,"cl-waits":!e||!l.moves.length,"cl-must":r,"cl-may":r},c=()=>e&&i(!0),f=()=>i(!1),p=m=>m.currentTarget.matches(":focus-visible")&&c(),u=`${t.say}, ${t.note}${e?be(n,e):""}`;return h`<button type="button" class="cl-lever ${v(d)}" disabled=${!e}
    data-key="${t.say}#1" aria-label=${u}
    aria-keyshortcuts=${e?.key||void 0} onClick=${()=>e&&n.make(e)}
    onPointerEnter=${c} onPointerDown=${c} onPointerLeave=${f}
    onFocus=${p}
    onBlur=${f}
  >
    ${J(t.sign)}<b>${t.label}</b><small>${t.note}</small>
  </button>`}var Ys=900,Di={duration:160,delay:220,easing:"cubic-bezier(.2,.8,.2,1)",fill:"backwards"},Ut=class extends W{constructor(t){super(t),this.slim=null,this.piles=new Map,this.choices=new Set,this.preview={lane:"",move:null}}measure(){if(this.slim!=null)return;let t=this.play.felt.closest(".cl");this.slim=(t.clientWidth||innerWidth)<=Ys,new ResizeObserver(([e])=>{let s=e.contentRect.width<=Ys;s===this.slim||!e.contentRect.width||(this.slim=s,this.play.repaint())}).observe(t)}take(t){this.measure(),this.piles=new Map(t.rows.flat().map(i=>[i.name,i]));let e=kt(t).lanes.flatMap(i=>i.levers);this.choices=new Set(e.map(i=>i.choice));let{move:s}=this.preview;s&&!t.moves.includes(s)&&(this.preview={lane:"",move:null})}classes(t){return{"cl-has-lanes":!0,"cl-one-move":t.moves.length===1}}middle(t){let e=kt(t),s=!this.slim,i=t.mine?[Zs(t)]:[],o=t.mine?[]:[e.common],l=r=>h`<i class="cl-lane-fork ${r}" aria-hidden="true" />`,a=s?[]:[e.next,e.used,e.common,...i];return h`<div class="cl-form cl-lanes">
      <div class="cl-lane-strip">${this.sides(a)}</div>
      <div class="cl-lane-end">${s?this.sides([e.next]):null}</div>
      ${l("cl-in")}
      <div class="cl-lane-rows">${e.lanes.map(r=>this.lane(r,t))}</div>
      ${l("cl-off")}
      <div class="cl-lane-end">${s?this.sides([e.used,...o]):null}</div>
    </div>`}lane(t,e){let{play:s}=this,{next:i,must:o}=kt(e),l=s.pick.marking?[]:e.moves,a=this.preview.lane===t.name,r=t.levers.map(p=>{let u=l.find($=>$.steps.at(-1)?.choice===p.choice)??null,m=$=>this.look($?u:null,t.name);return b(Js,{key:p.say,play:s,lever:p,move:u,must:o,preview:m})}),d=[i.zone,...t.spots.map(p=>p.rule)],c=!A(e),f=a?"cl-lane cl-shows":"cl-lane";return h`<section key=${t.name} class=${f} aria-label=${t.label}>
      <div class="cl-levers" hidden=${!r.length}>${r}</div>
      <div class="cl-spots">
        ${t.spots.map((p,u)=>this.spot(p,c,a?d[u]:""))}
      </div>
    </section>`}look(t,e){t!==this.preview.move&&(this.preview={lane:t?e:"",move:t},this.play.repaint())}fitsThen(t){return this.preview.move?.then?.includes(t)??!1}spot(t,e,s){let{art:i,pick:o}=this.play,l=this.piles.get(s)?.top.at(-1),a=l?h`<div class="cl-lane-ghost">${i.face(l)}</div>`:null,r=e?i.text(t.fits):"",d=o.invites({zone:t.pile})?"cl-spot cl-lit":"cl-spot",[c,f]=[this.piles.get(t.rule),this.piles.get(t.pile)],p=[c?.label,...(c?.top??[]).map(u=>i.name(u??""))];return h`<div class=${d}>
      <div class="cl-rule" data-zone=${t.rule}>${this.cards(t.rule)}${a}</div>
      <div class="cl-zone" data-zone=${t.pile}>
        ${f&&this.pile({...f,label:[...p,f.label].join(", ")},r)}
      </div>
      <p class="cl-fits" aria-hidden="true" hidden=${!e}>
        <span>${i.line(t.fits)}</span><span>${i.line(t.short)}</span>
      </p>
    </div>`}cards(t){let e=this.piles.get(t);return e?this.pile(e,""):null}pile(t,e,s=!1){let{art:i,pick:o}=this.play,l={zone:t.name},a=t.top.at(-1),r=o.isPicked(l),c=o.comesLater(l)||o.picked.length>0&&!o.leads(l)?{disabled:r,"aria-disabled":!0}:{};return this.pileButton(t,{behind:e?`, ${e}`:"",looks:{"cl-sel":r},inside:s&&a!==void 0?i.small(a):void 0,more:{"aria-pressed":o.pressed(r),...c}})}sides(t){return t.map(e=>this.side(e))}side(t){let{art:e,scene:s}=this.play,{slim:i}=this,o=this.piles.get(t.zone)??Fi(s,t.zone);if(!o)return null;let l=!!(t.stock&&this.piles.get(t.stock)?.count),a=h`<div class="cl-stock" data-zone=${t.stock} hidden=${!l}>
      ${e.small(null)}
    </div>`,r=Qs(t)?Xs(t):"";return h`<div key=${t.zone} class="cl-side${i&&t.stock?" cl-large":""}">
      <div class="cl-side-pile">
        ${t.stock?a:null}
        <div data-zone=${t.zone}>${this.pile(o,r,!!i)}</div>
      </div>
      <p class="cl-label">
        ${i?h`${t.short}<b>${t.short_note}</b>`:h`${e.line(t.label)} <span>${e.line(t.note)}</span>`}
      </p>
      ${Qs(t)?this.toGo(t):null}
    </div>`}inLabel(t){return Xs(t.more)}layBefore(t){let{pick:e}=this.play,s=e.invites({seat:t.seat})&&!e.marking,i=t.more;return h`<div class="cl-places">${this.toGo(i,s,i.zone)}</div>`}toGo(t,e=!1,s){return h`<div class="cl-togo" aria-hidden="true" style=${{"--cl-part":t.part}}>
      <i />
      <p><span>${t.to_go}</span> <b data-zone=${s}>${t.left}</b></p>
      <span class="cl-gets cl-out" hidden=${!e}>${t.gets}</span>
    </div>`}layMine(t){return!this.slim&&t.mine?this.sides([Zs(t),kt(t).common]):null}owns(t){let{pick:e,scene:s}=this.play;if(e.marking)return!1;let i=t.steps.at(-1),o=t.steps.length===1?i?.seat:void 0;return this.isPlain(t)?!0:o!==void 0&&s.seats.some(a=>a.seat===o)||i?.choice!==void 0&&this.choices.has(i.choice)}isPlain(t){return t.steps.length===2&&t.steps[1].zone!==void 0}slides(t,e){let{next:s,used:i,lanes:o}=kt(e);if(Pe(t,s.stock)?.count===Pe(e,s.stock)?.count)return[];for(let l of o){let a=[s.zone,...l.spots.map(d=>d.rule),i.zone];if(a.slice(1).every((d,c)=>tn(e,d)===tn(t,a[c])))return this.turn(s.zone),a.slice(1).map((d,c)=>({to:d,from:a[c]}))}return[]}turn(t){this.play.felt.querySelector(`[data-zone="${CSS.escape(t)}"] .cl-paper`)?.animate([{transform:"scaleX(0)"},{transform:"none"}],Di)}},kt=n=>n.more,Qs=n=>"left"in n,Xs=({to_go:n,left:t})=>`${n} ${t}`,Zs=n=>n.mine;function Fi(n,t){let e=n.places.find(o=>o.zone===t);if(!e)return null;let{label:s,count:i}=e;return{name:t,label:s,count:i,top:i?[null]:[],spread:!1,note:null}}var Pe=(n,t)=>n.rows.flat().find(e=>e.name===t),tn=(n,t)=>Pe(n,t)?.top.at(-1);var ze={piles:D,lanes:Ut,bag:It,heat:Ht,claim:Ft},Hi={Form:W,Piles:D,h:b,html:h,keys:C};async function en({form:n,form_module:t}){let e=new Blob([t],{type:"text/javascript"}),s=URL.createObjectURL(e),{default:i}=await import(s);URL.revokeObjectURL(s),ze[n]=i(Hi)}var Q=class{constructor(t){this.state=t,this.held=null}get(t){return this.state[t]}on(){}off(){}send(t){this.held=t}},ft=globalThis;function sn(n){let t=ft.cardlabEarly;return!t||t.model.get("ticket")!==n.get("ticket")?null:(delete ft.cardlabEarly,t)}function nn(n){let t=null;n.addEventListener("focusin",s=>t=s.target);let e=new MutationObserver(()=>{document.activeElement===document.body&&t&&n.contains(t)&&t.focus({preventScroll:!0})});return e.observe(document,{childList:!0,subtree:!0}),e}function Ne(n,t){let{keeper:e,root:s}=n;if(!t.isConnected)return void setTimeout(()=>Ne(n,t),10);e?.disconnect();let i=document.activeElement,o=s.parentElement;t.append(s),o?.remove(),s.contains(i)&&i.focus({preventScroll:!0})}var jt=class{constructor(t,e){this.css=t,this.closes=e,this.node=E("dialog",{class:"cl-dialog",closedby:"any","aria-labelledby":"cl-dialog-title"})}open(t,...e){let s=S(this.css,()=>this.close(),this.closes());T(null,this.node),T([h`<h3 id="cl-dialog-title">${t}</h3>`,...e,s],this.node),this.node.open||this.node.showModal()}close(){this.node.close()}get box(){return this.node.querySelector("textarea")}};function on(n){return n.slice(0,7e4).replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,"")}var Wt=class{constructor(t){this.handed=t;let{words:e}=t;this.lasting={text:"",href:""},this.said={text:"",isBad:!1},this.dialog=new jt("cl-btn cl-quiet",()=>e.close),this.notices=R("cl-notices"),this.node=R(""),this.node.append(this.notices,this.dialog.node)}draw(){let{lasting:t,said:e}=this,{words:s}=this.handed,i=h`<a class="cl-btn cl-quiet" href=${t.href}>${s.watch.go_on}</a>`;T(h`
        <div class="cl-notice cl-bad cl-lasting" role="alert" hidden=${!t.text}>
          <p>${t.text}</p>${t.href?i:null}
        </div>
        <div class="cl-notice${e.isBad?" cl-bad":""}" role="alert" hidden=${!e.text}>
          <p>${e.text}</p>
          <button type="button" class="cl-tool" aria-label=${s.close}
            onClick=${()=>this.hideNotice()}
          >
            ${k("cross")}
          </button>
        </div>
      `,this.notices)}say(t,e=!1){this.said={text:t,isBad:e},this.draw()}last(t,e=""){let s=this.lasting.text;this.lasting={text:t||this.handed.unkept(),href:e},this.draw(),t&&t!==s&&this.notices.scrollIntoView({block:"center"})}hideNotice(){this.said.text&&this.say("")}open(t,...e){this.dialog.open(t,...e)}showText(t,e){navigator.clipboard?.writeText(e).catch(()=>{}),this.open(t,h`<textarea readonly rows="6" aria-label=${t} value=${e} />`),this.dialog.box.select()}share(t,e=!1){let{words:s}=this.handed,{dialog:i}=this,o=()=>{i.box.select(),navigator.clipboard?.writeText(t).catch(()=>document.execCommand("copy"))};i.open(s.share,h`<p>${e?s.save_sealed:s.share_hint}</p>`,h`<textarea readonly rows="5" aria-label=${s.share} value=${t} />`,S("cl-btn",o,s.copy)),i.box.select()}load(){let{words:t,load:e}=this.handed,{dialog:s}=this,i=async({currentTarget:l})=>{let[a]=l.files??[];a&&(s.box.value=await a.text())},o=()=>{e(on(s.box.value)),s.close()};s.open(t.load,h`<p>${t.load_hint}</p>`,h`<input type="file" accept=".json,.txt" aria-label=${t.choose_file}
        onChange=${i}
      />`,h`<textarea rows="5" aria-label=${t.paste} />`,S("cl-btn",o,t.load))}file(t,e,s){let{words:i}=this.handed,o=URL.createObjectURL(new Blob([e],{type:"application/json"}));E("a",{href:o,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(o),1e3),this.say(s?i.save_sealed:i.save_plain)}};var Ui=["off","hints","full"],ji=12,Wi=30,Gi=n=>"moves"in n;function ln({art:n,words:t,scene:e,advice:s,isHidden:i,send:o}){let l=e.coach,a=e.moves.length>0,r=Gi(s)&&s.seq===e.seq&&a?s:null,d=r!=null&&r.close.length>1,c=l==="full"?ji:d?0:1,f=r?r.moves.toSorted(($,g)=>g[1]-$[1]).slice(0,c):[],p=l==="hints"&&d&&r.worlds<Wi,u=l!=="off"&&a&&(!r||p),m=()=>e.review&&l!=="off"?"":u?t.coach_thinks:l==="none"?"":d&&l==="hints"?t.coach_close:r?.exact&&l==="full"?t.coach_exact:t[`coach_${l}`];return h`<div class="cl-coach" role="tabpanel" aria-label=${t.coach} tabIndex="0"
    hidden=${i}
  >
    ${b(Vi,{level:l,words:t,send:o})}
    <p class="cl-counted">${n.line(e.counted)}</p>
    <p class="cl-coach-said">${m()}</p>
    <ol class="cl-odds">
      ${r&&f.map(($,g)=>b(Ki,{row:$,best:!g,advice:r,art:n,words:t,scene:e,key:$[0]}))}
    </ol>
    <div class="cl-review">
      ${e.review&&e.review.length>1?b(Ji,{review:e.review,words:t,send:o}):null}
    </div>
  </div>`}function Vi({level:n,words:t,send:e}){let s=({currentTarget:o})=>{let{selectedIndex:l}=o;e("coach",l)},i=document.activeElement?.matches(".cl-coach select");return h`<select aria-label=${t.coach} onChange=${s}
    value=${i?void 0:n}
  >
    ${Ui.map(o=>h`<option value=${o}>${t.coach_levels[o]}</option>`)}
  </select>`}function Ki({row:[n,t,e,s],best:i,advice:o,art:l,words:a,scene:r}){let d=n===o.thumb,c=i&&!o.close.includes(o.thumb),f=d?o.why:c?a.coach_beyond:"",p=h`<span class="cl-thumb" title=${a.coach_thumb}>${a.coach_thumb}</span>`,u=h`<div class="cl-odds-move">
    ${l.line(r.moves[n].label)} ${d?p:null}
  </div>`,m=f?h`<p class="cl-why">${f}</p>`:null;if(r.coach!=="full")return h`<li>${u}${m}</li>`;let $=Math.max(1,Math.round(50*(s-e))),g=h`<div class="cl-bar-of" aria-hidden="true">
    <i style="width:${100*t}%" />
    <u style="left:${100*e}%;width:${100*(s-e)}%" />
  </div>`,_=o.exact?"":` ± ${$}`;return h`<li>${u}${g}<small>${Math.round(100*t)} %${_}</small>${m}</li>`}function Ji({review:n,words:t,send:e}){let s=p=>4+92*p/(n.length-1),i=p=>56-52*p,o=n.map((p,u)=>`${u?"L":"M"}${s(u)} ${i(p.made)}`).join(""),l=p=>`<b style="top:${i(p)/.6}%">${100*p} %</b>`,a=`${l(1)}${l(.5)}${l(0)}
    <svg viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
    <path d="M4 ${i(.5)}H96" class="cl-even"/><path d="${o}" class="cl-made"/></svg>`,r=({currentTarget:p,clientX:u})=>{let $=p.querySelector("svg").getBoundingClientRect(),g=((u-$.left)/$.width-.04)/.92,_=Math.round(Math.max(0,Math.min(1,g))*(n.length-1));e("replay",n[_].decision)},d=n.toSorted((p,u)=>u.best-u.made-(p.best-p.made)).slice(0,3).filter(p=>p.best-p.made>.02),c=p=>O(t.coach_lost,{n:Math.round(100*(p.best-p.made)),move:p.decision+1}),f=[n[0],n[n.length-1]].map(p=>h`<span>${O(t.coach_move,{n:p.decision+1})}</span>`);return h`
    <h4>${t.coach_review}</h4>
    <div class="cl-plot" title=${t.coach_back} onClick=${r} ...${U(a)} />
    <p class="cl-ends" aria-hidden="true">${f}</p>
    ${d.length?d.map(p=>S("cl-btn cl-quiet",()=>e("replay",p.decision),c(p))):h`<p>${t.coach_fine}</p>`}
  `}var an="";function rn(n,t){for(let e of document.querySelectorAll(".cl-sec.cl-show"))e.classList.remove("cl-show");n.classList.toggle("cl-show",t)}function Re(n,t){n.classList.contains("cl-show")?t():rn(n,!0)}function cn({id:n,name:t,title:e,open:s}){return h`<button type="button" class="cl-sec" aria-label=${t}
    onPointerDown=${o=>an=o.pointerType}
    onBlur=${o=>rn(o.currentTarget,!1)}
    onClick=${o=>{an==="mouse"||o.detail===0?s():Re(o.currentTarget,s)}}
  >
    §<span class="cl-tip" aria-hidden="true">${e}<code>${n}</code></span>
  </button>`}var wt=30,hn=-1;function dn({art:n,words:t,scene:e,replay:s,lines:i,isHidden:o,does:l}){let a=e.story.length,r=to(e,t),d=r.slice(-i).reverse(),c=s.at==null,f=c&&a?h`<h3>${r.at(-1)?.head}</h3>`:null,p=S("cl-see",()=>s.start(),k("play"),h`<span>${t.see_again}</span>`);return h`<div class="cl-story" role="tabpanel" aria-label=${t.story} tabIndex="0"
    hidden=${o}
    onScroll=${u=>Xi(u.currentTarget)&&l.more()}
  >
    <div class="cl-sheet">${e.sheet&&b(Zi,{sheet:e.sheet,words:t})}</div>
    <div class="cl-story-top">
      ${f}${c&&s.many?p:null}${b(Ie,{replay:s,words:t})}
    </div>
    <ol class="cl-lines" reversed start=${a} onKeyDown=${Yi}>
      ${d.map((u,m)=>{let $={art:n,words:t,does:l,isNewest:!m,canGoBack:e.can.whatif};return b(Qi,{key:u.line.n,...$,...u})})}
    </ol>
    ${a>i?S("cl-btn cl-quiet cl-earlier",()=>l.more(),t.earlier):null}
  </div>`}function Yi(n){let{currentTarget:t,key:e,target:s}=n,i=[...t.querySelectorAll("button")],o=i.indexOf(s),l={ArrowUp:-1,ArrowDown:1}[e];o<0||!l||(n.preventDefault(),i[o+l]?.focus())}var Qi=nt(n=>{let{art:t,words:e,does:s,line:i,head:o,isMine:l,isSigned:a,sign:r,isNewest:d,canGoBack:c}=n,f={"cl-newest":d,"cl-mine-line":l,"cl-cont":!a,"cl-nobody":i.by==null},p=c?i.decision:null,u=e.rules.find(y=>y.id===i.clause)?.title??"",m=O(e.rule,{title:u}),$=()=>s.openClause(i.clause),g=({currentTarget:y,target:x})=>{if(x.closest("button")||!s.isSheet())return;let w=y.querySelector(".cl-sec");w&&Re(w,$)},_=y=>{for(let x of y?.querySelectorAll("button")??[])x.tabIndex=d?0:-1};return h`<li ...${C([`${i.n}`])[0]} class=${v(f)} onClick=${g}>
    ${o&&!d?h`<h3>${o}</h3>`:null}
    <i class="cl-av" aria-hidden="true">${r}</i>
    <p>${t.line(i.text)}</p>
    <span class="cl-acts" ref=${_}>
      ${p==null?null:ct("cl-whatif","branch",e.whatif,()=>s.whatIf(p))}
      ${b(cn,{id:i.clause,name:m,title:u,open:$})}
    </span>
  </li>`});function Xi(n){let e=n.querySelector(".cl-earlier")?.offsetHeight,s=n.scrollHeight-n.scrollTop-n.clientHeight;return!!(e&&s<e+40)}function Zi({sheet:n,words:t}){let e=(s,i)=>h`<tr>
    ${i.map((o,l)=>l?b(s,{},o):h`<th scope="row">${o}</th>`)}
  </tr>`;return h`<table>
    <caption>${t.sheet}</caption>
    <thead>${e("th",["",...n.names])}</thead>
    <tbody>${n.rows.map((s,i)=>e("td",[i+1,...s]))}</tbody>
    <tfoot>${e("td",[t.total,...n.total])}</tfoot>
  </table>`}function Ie({replay:n,words:t}){let{at:e,many:s}=n;if(e==null)return null;let i=O(t.step_of,{n:e,all:s});return h`<div class="cl-steps" role="group" aria-label=${t.see_again}>
    ${ct("cl-step","left",t.step_back,()=>n.step(-1),e<=1)}
    <span class="cl-step-of">${i}</span>
    ${ct("cl-step","right",t.step_on,()=>n.step(1),e>=s)}
    ${ct("cl-step","cross",t.step_end,()=>n.stop())}
  </div>`}function to({direction:n,me:t,outcome:e,seats:s,story:i},o){let l=t??0,a=i.find(f=>f.by===l)?.icon,r=0,d=null,c=i.map((f,p)=>{if(e&&p===i.length-1)return hn;let u=n===0?f.icon===a:f.moved&&d!==l;return f.by===l&&u&&(r+=1),f.moved&&(d=f.by),r});return i.map((f,p)=>{let u=i[p+1],m=c[p+1]!==c[p],$=f.by!=null&&f.by===t,g=s.find(y=>y.seat===f.by),_=!u&&!e&&!$;return{line:f,isMine:$,head:m?eo(c[p],_,o):"",isSigned:f.by!=null&&(u?.by!==f.by||m),sign:$?o.you[0]:g?.initial??""}})}function eo(n,t,e){return n===hn?e.the_end:n?t?e.since:O(e.round,{n}):e.beginning}function un({art:n,words:t,scene:e,replay:s,isOpen:i,unfold:o,openCoach:l}){let a=e.story.at(-1),r=e.seats.find(p=>p.seat===a?.by),d=a?.by!=null&&a?.by===e.me,c=d?t.you[0]:r?.initial,f=a?`: ${n.text(a.text)}`:"";return h`<div class="cl-dock">
    <button type="button" class="cl-docked" aria-expanded=${i}
      aria-label=${`${t.unfold}${f}`} onClick=${o}
    >
      ${c&&h`<i class="cl-av${d?" cl-mine-sign":""}" aria-hidden="true">${c}</i>`}
      <p>${n.line(a?.text)}</p>
      ${k("up")}
    </button>
    ${s.at==null&&s.many?ct("cl-step","play",t.see_again,()=>s.start()):null}
    ${b(Ie,{replay:s,words:t})}
    ${e.coach==="none"?null:h`<button type="button" class="cl-tool" aria-label=${t.coach} onClick=${l}>
            ${k("eye")}<span>${t.coach}</span>
          </button>`}
  </div>`}var pn=nt(({words:n,search:t,here:e,isHidden:s,find:i})=>{let o=t.trim().toLowerCase(),l=n.rules.filter(({id:r,title:d,text:c})=>`${r} ${d} ${c}`.toLowerCase().includes(o)),a=h`<p class="cl-none-found">${n.nothing_found}</p>`;return h`<div class="cl-rules" role="tabpanel" aria-label=${n.rules_tab}
    hidden=${s}
  >
    <input type="search" placeholder=${n.search} aria-label=${n.search} value=${t}
      onInput=${({currentTarget:r})=>i(r.value)}
    />
    <div class="cl-found">
      ${l.length?l.map(r=>b(so,{rule:r,isHere:r.id===e,key:r.id})):a}
    </div>
  </div>`});function so({rule:{id:n,title:t,text:e},isHere:s}){return h`<article data-clause=${n} tabIndex="-1" class=${s?"cl-here":""}>
    <h4>${t}</h4><p>${e}</p><code aria-hidden="true">${n}</code>
  </article>`}var fn={story:"list",rules:"book",coach:"eye"},Gt=class{constructor(t){this.node=E("div",{class:"cl-panel",role:"group"}),this.node.addEventListener("keydown",e=>this.escape(e)),this.handed=t,this.does={isSheet:()=>this.isSheet(),whatIf:e=>t.send("whatif",e),openClause:e=>this.openClause(e),more:()=>this.more(),find:e=>this.set({search:e})},this.scene=null,this.state={tab:"story",isUnfolded:!1,search:"",here:"",lines:wt}}paint(t){this.scene=t,t.story.length<=wt&&(this.state.lines=wt),this.draw()}set(t){Object.assign(this.state,t),this.draw()}draw(){let{handed:t,scene:e}=this,{here:s,isUnfolded:i,lines:o,search:l,tab:a}=this.state;if(!e)return;let{art:r,words:d,replay:c,send:f}=t;this.node.classList.toggle("cl-unfolded",i);let{labels:p}=this;this.node.ariaLabel=this.shownTabs(e).map(m=>p[m]).join(", ");let u={art:r,words:d,scene:e,replay:c};T([b(un,{...u,isOpen:i,unfold:()=>this.unfold(),openCoach:()=>this.openCoach()}),this.tabs(e),b(dn,{...u,does:this.does,lines:o,isHidden:a!=="story"}),b(pn,{words:d,search:l,here:s,isHidden:a!=="rules",find:this.does.find}),b(ln,{...u,advice:t.advice(),isHidden:a!=="coach",send:f})],this.node)}shownTabs(t){return Object.keys(fn).filter(s=>s!=="coach"||t.coach!=="none")}get labels(){let{words:t}=this.handed;return{story:t.story,rules:t.rules_tab,coach:t.coach}}tabs(t){let{labels:e}=this,{words:s}=this.handed,i=this.state.tab,o=a=>h`<button type="button" role="tab"
      aria-selected=${a===i} tabIndex=${a===i?0:-1}
      onClick=${()=>this.open(a)}
      onKeyDown=${r=>this.walk(r)}
    >
      ${k(fn[a])}<span>${e[a]}</span>
    </button>`,l=this.shownTabs(t);return h`<div class="cl-tabs" key=${l.length} ref=${no}>
      <div role="tablist">${l.map(o)}</div>
      <button type="button" class="cl-fold" aria-label=${s.close}
        onClick=${()=>this.shut()}
      >
        ${k("down")}
      </button>
    </div>`}walk({key:t}){if(t!=="ArrowLeft"&&t!=="ArrowRight"||!this.scene)return;let e=this.shownTabs(this.scene),s=t==="ArrowLeft"?-1:1;this.open(e[(e.indexOf(this.state.tab)+s+e.length)%e.length]),this.give('[role="tab"][aria-selected="true"]')}open(t){this.set({tab:t,isUnfolded:!0})}give(t){let e=this.node.querySelector(t);return e?.focus({preventScroll:!0}),e}unfold(){this.set({isUnfolded:!0,tab:"story"}),this.give(".cl-fold")}openCoach(){this.open("coach"),this.give('[role="tab"][aria-selected="true"]'),this.node.scrollIntoView({block:"nearest"})}shut(){this.set({isUnfolded:!1}),this.give(".cl-docked")}escape(t){t.key!=="Escape"||!this.state.isUnfolded||(t.stopPropagation(),this.shut())}isSheet(){let t=this.node.querySelector(".cl-fold");return this.state.isUnfolded&&t?.offsetParent!=null}more(){let t=document.activeElement?.matches(".cl-earlier");this.set({lines:this.state.lines+wt}),t&&(this.give(".cl-earlier")??this.give(".cl-story"))}openClause(t){this.set({search:"",here:t,tab:"rules",isUnfolded:!0}),this.give(".cl-here")?.scrollIntoView({block:"nearest"})}};function no(n){if(!n)return;let t=n.firstElementChild;new ResizeObserver(()=>{n.classList.remove("cl-tight"),n.classList.toggle("cl-tight",t.scrollWidth>t.clientWidth)}).observe(n)}var io='<span class="cl-eye"><span class="cl-ic" aria-hidden="true"><svg viewBox="0 0 24 24"><use href="#cl-i-eye"/></svg></span></span>',Vt=class{constructor(t){this.drawings=t,this.symbols=new Set(t.sprite.match(/(?<=id="cl-)[\w-]+/g))}suit(t){return this.symbols.has(t)?J(t):null}drawing(t){let{faces:e}=this.drawings;return e[t??"back"]??e.back}smallDrawing(t){return this.drawings.small[t??"back"]||this.drawing(t)}face(t,e){return this.paper(t,this.drawing(t),e)}small(t,e){return this.paper(t,this.smallDrawing(t),e)}paper(t,e,s){return h`<span class="cl-paper" title=${t?this.drawings.pieces[t]?.name:void 0} ...${U(e)}
      ...${s}
    />`}faces(t){let e=C(t.map(s=>s??"back"));return t.map((s,i)=>this.face(s,e[i]))}ofOther(t,e){let s=`cl-paper cl-mini${t?" cl-known":""}`,i=this.smallDrawing(t)+(t?io:"");return this.paper(t,i,{class:s,...e})}name(t){return t?this.drawings.pieces[t].name:""}chip(t){if(typeof t=="string")return t;if(t.b)return h`<b>${t.b}</b>`;if(t.name)return h`<b class="cl-name">${t.name}</b>`;if(t.suit){let s=this.drawings.suits[t.suit];return h`<span class="cl-chip ${s.css}">${this.suit(t.suit)}${s.name}</span>`}let e=this.drawings.pieces[t.card??""];return h`<span class="cl-chip ${e.css}">${this.suit(e.suit)}${e.name}</span>`}line(t){let e=t??[];return e.map((s,i)=>{if(typeof s=="string")return mn(e[i-1])?s.slice($n(s).length):s;let o=mn(s)&&$n(e[i+1]);return o?h`<span class="cl-whole">${this.chip(s)}${o}</span>`:this.chip(s)})}text(t){return(t??[]).map(e=>typeof e=="string"?e:e.b||e.name||e.suit&&this.drawings.suits[e.suit].name||this.name(e.card??null)).join("")}},mn=n=>typeof n=="object"&&!n.b&&!n.name,$n=n=>typeof n=="string"?n.match(/^[.,:;!?)]+/)?.[0]??"":"";function gn(){let{jpThemeLight:n,theme:t}=document.body.dataset;if(n)return n==="false"?"dark":"light";let e=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";return t==="dark"||t==="light"?t:e}function bn(n){let t=new MutationObserver(n),e=["data-jp-theme-light","data-theme"];return t.observe(document.body,{attributes:!0,attributeFilter:e}),t}var Be="cardlab-left",oo=1440*60*1e3;function _n(n,t){if(!n||t.mode==="whatif")return;if(t.outcome||t.mode==="replay"){lo()?.ticket===n&&Ns(Be);return}let e=t.seats.map(l=>l.name),{game:s,turn:i}=t,o=t.moves.length>0||t.mode==="covered";ut(Be,{ticket:n,game:s,turn:i,mine:o,names:e,at:Date.now()})}function lo(){let n=yt(Be);return typeof n?.ticket=="string"&&Array.isArray(n.names)&&Date.now()-n.at<oo?n:null}var yn=2e3,wn=2500,ao=2e3,ro=3,co=3,qe="cardlab said",kn="cardlab went on";function ho(){if(!document.body.dataset.voila)return null;let n=document.getElementById("jupyter-config-data")?.textContent;return n?JSON.parse(n):null}async function uo(){let n=ho();if(!n)return"there";let t=AbortSignal.timeout(wn);try{let e=`${n.baseUrl}api/kernels/${n.kernelId}`,s=await fetch(e,{cache:"no-store",signal:t});return s.ok?(await s.json()).execution_state==="busy"?"busy":"there":s.status>=500?"cut":"gone"}catch{return"cut"}}var De=class{constructor(){this.watches=new Set,this.timer=new z;let t=()=>this.watches.size&&this.turn();for(let e of["online","offline","pageshow"])addEventListener(e,t);document.addEventListener("visibilitychange",t)}ask(){return uo()}async turn(){this.timer.set(yn+wn,()=>this.turn());let t=await this.ask();for(let e of this.watches)e.take(t);this.watches.size?this.timer.set(yn,()=>this.turn()):this.timer.stop()}},Kt=globalThis;function vn(){if(!document.body.dataset.voila)return"";let n=sessionStorage.getItem(qe)??"";return sessionStorage.removeItem(qe),n}var Jt=class{constructor(t){this.host=t,this.isCut=!1,this.isGone=!1,this.inVain=0,this.kernel=void 0,this.hear=(e,s)=>this.status(s),!(!document.body.dataset.voila&&!Kt.cardlabPoll)&&(this.poll=Kt.cardlabPoll??=new De,this.poll.watches.add(this),this.poll.turn())}listen(t){this.kernel?.statusChanged?.disconnect(this.hear),this.kernel=t,t?.statusChanged?.connect(this.hear)}status(t){["restarting","autorestarting","dead","terminating"].includes(t)&&this.gone()}take(t){if(!this.isGone){if(t==="gone")return this.gone();if(t==="cut")return this.isCut=!0,this.inVain=0,this.host.say(this.host.words.cut);this.isCut&&(this.isCut=!1,this.host.say(""),this.revive())}}async revive(){try{await this.kernel?.reconnect?.()}catch{return}this.host.hello()}answered(){this.inVain=0,!this.isCut&&!this.isGone&&this.host.say("")}async unanswered(){if(this.isGone)return;if(!this.poll){this.host.say(this.host.words.dead),this.inVain++||this.host.hello();return}let t=await this.poll.ask();this.take(t),!(this.isCut||this.isGone)&&(this.host.say(this.host.words.slow),this.inVain+=+(t==="there"),this.inVain>=ro?this.gone():this.host.hello())}gone(){if(this.isGone)return;this.isGone=!0;let{words:t}=this.host,e=this.all().some(i=>i.isUnheard())?` ${t.unheard}`:"";if(!this.poll)return this.host.say(`${t.restarted}${e}`);if(this.host.say(`${t.gone}${e}`),Kt.cardlabLeaves)return;let s=this.address();if(this.wentOn()>=co)return this.host.say(`${t.gone}${e}`,s);Kt.cardlabLeaves=!0,sessionStorage.setItem(qe,`${t.went_on}${e}`),setTimeout(()=>location.replace(s),ao)}all(){return[...this.poll?.watches??[this]].map(t=>t.host)}address(){let t=this.all().find(i=>i.ticket())?.ticket(),e=new URL(location.href);if(!t)return e.href;let s=["theme","token","pace"];for(let i of[...e.searchParams.keys()])s.includes(i)||e.searchParams.delete(i);return e.searchParams.set("continue",t),e.href}wentOn(){let t=Date.now(),s=JSON.parse(sessionStorage.getItem(kn)??"[]").filter(i=>t-i<6e4);return sessionStorage.setItem(kn,JSON.stringify([...s,t])),s.length}stop(){this.listen(),this.poll?.watches.delete(this)}};var po=["whatif","undo","share"],fo=["whatif","share","save","load"],mo={whatif:"branch",undo:"undo",share:"share",save:"save",load:"up"},Fe=n=>n.story.findLast(t=>t.decision!=null)?.decision??null;function xn({art:n,scene:t,wayBack:e,...s}){let i=Fe(t)!=null;return h`
    ${e&&h`<button type="button" class="cl-tool" aria-label=${e}
        onClick=${()=>s.use("leave")}
      >
        ${k("left")}<span>${e}</span>
      </button>`}
    <span class="cl-emblem" aria-hidden="true" ...${U(n.drawings.emblem)} />
    <h2>${t.title}</h2>
    <p class="cl-meta">${t.meta.map(o=>h`<span>${o}</span>`)}</p>
    ${b($o,{...s,can:{...t.can,whatif:t.can.whatif&&i}})}
  `}var $o=nt(({words:n,pace:t,setPace:e,use:s,can:i})=>{let[o,l]=Rt(!1),a=p=>{p.key!=="Escape"||!o||(p.stopPropagation(),l(!1),p.currentTarget.querySelector(".cl-more").focus())},r=p=>{let u=p.relatedTarget;u&&!p.currentTarget.contains(u)&&l(!1)},d=({target:p,currentTarget:u})=>{p===u&&l(!1)},c=({currentTarget:p})=>e(Number(p.value)),f=p=>{let u=p==="whatif"?n.what_if:n[p],m=()=>{l(!1),s(p)};return h`<button type="button" class="cl-tool" data-tool=${p} aria-label=${u}
      disabled=${!i[p]} onClick=${m}
    >
      ${k(mo[p])}<span>${u}</span>
    </button>`};return h`<div class="cl-tools" role="toolbar" aria-label=${n.tools} onKeyDown=${a}
    onFocusOut=${r}
  >
    ${po.map(f)}
    <button type="button" class="cl-tool cl-more" aria-expanded=${o} aria-label=${n.more}
      onClick=${()=>l(!o)}
    >
      ${k("dots")}<span>${n.more}</span>
    </button>
    <div class="cl-menu" hidden=${!o} onClick=${d}>
      ${fo.map(f)}
      <label class="cl-pace">
        ${k("clock")}${n.pace}
        <select aria-label=${n.pace} title=${n.pace} value=${t}
          onChange=${c}
        >
          ${Object.entries(n.paces).map(([p,u])=>h`<option value=${p}>${u}</option>`)}
        </select>
      </label>
    </div>
  </div>`});var go=[1.5,1.45,1.4,1.35,1.3,1.25,1.2,1.15,1.1,1.05],bo=80,Yt=class{constructor(t,e){this.root=t,this.height=e,this.step=0,this.larger=1,this.isNew=!1,this.held=[],this.room=1/0,this.frame="",this.panes=new WeakSet,this.look=this.look.bind(this),this.observer=new ResizeObserver(this.look),this.observer.observe(t),addEventListener("resize",this.look)}look(){if(!this.root.isConnected||!this.root.offsetWidth)return;let{room:t,width:e}=this.measure(),s=`${t} ${e}`;s!==this.frame&&(this.frame=s,this.room=t,this.root.style.setProperty("--room",`${t}px`),this.begin())}measure(){let{root:t,panes:e}=this,s=t.getBoundingClientRect().top,[i,o,l]=[innerHeight,innerWidth,s+scrollY];for(let a=t.parentElement;a;a=a.parentElement)a===document.body||!/auto|scroll/.test(getComputedStyle(a).overflowY)||(a.scrollHeight>a.clientHeight+1&&e.add(a),!(!e.has(a)||a.clientHeight>=i)&&([i,o]=[a.clientHeight,a.offsetWidth],l=s-a.getBoundingClientRect().top+a.scrollTop));return{room:Math.floor(l<bo?i-l:i),width:o}}begin(){this.isNew=!0,this.set(0),this.paint(),this.isNew=!1}enlarge(){let{isNew:t,larger:e,root:s,room:i,step:o}=this;this.release(),this.larger=go.find(l=>!t&&l>e?!1:(s.style.setProperty("--larger",`${l}`),this.height(o<2)<=i))??1,s.style.setProperty("--larger",`${this.larger}`)}hold(t){for(let e of this.held)e.matches(t)||(e.style.minHeight="");this.held=[...this.root.querySelectorAll(t)];for(let e of this.held)e.offsetHeight&&(e.style.minHeight=`${e.offsetHeight}px`);this.root.classList.add("cl-held")}loosen(t,e=64){let s=this.root.querySelector(t),i=Math.floor(Math.min(e,this.room-this.height(!0)-1));s?.offsetHeight&&i>3&&(s.style.minHeight=`${s.offsetHeight+i}px`)}release(t="*"){for(let e of this.held)e.matches(t)&&(e.style.minHeight="");t==="*"&&this.root.classList.remove("cl-held")}reduce(t,e){for(let s of this.held)s.matches(t)&&(s.style.minHeight=`${s.offsetHeight-Math.ceil(e)}px`)}paint(){let t=()=>this.height(this.step<2)>this.room;this.step&&t()&&this.enlarge();let e=this.step;for(;this.step<5&&t();)this.set(this.step+1);this.step>e&&(this.larger*=1.12,this.enlarge())}set(t){this.step=t,this.release(),this.root.style.removeProperty("--larger");for(let e=1;e<=5;e++)this.root.classList.toggle(`cl-fit-${e}`,e<=t)}stop(){this.observer.disconnect(),removeEventListener("resize",this.look)}};var _o=["seats","form","open","buttons","resting","sorting","mine","hand"],vt=()=>document.activeElement,Qt=class{constructor(t,e,s){this.root=t,this.felt=e,this.page=s}press(t){let{key:e,shiftKey:s,ctrlKey:i,metaKey:o,altKey:l}=t,a=i||o||l,r=t.target.matches("input, textarea, select");if(e==="Enter"&&(s||a)||a&&(!r||e==="s")||(t.stopPropagation(),r))return;if(this.page.showLatest(),e==="Escape")return this.page.back();if(["ArrowLeft","ArrowRight","Home","End"].includes(e))return this.walk(t);if(e==="ArrowUp"||e==="ArrowDown")return this.climb(t);let d=p=>p.key!==""&&p.key.toLowerCase()===e.toLowerCase(),c=this.page.moves().find(d);if(!c)return;t.preventDefault();let f=CSS.escape(c.key);this.page.make(c,this.felt.querySelector(`.cl-act[aria-keyshortcuts="${f}"]`))}rows(){return _o.map(t=>this.felt.querySelector(`.cl-${t}:not([hidden])`)).map(t=>[...t?.querySelectorAll("button:not(:disabled):not([hidden])")??[]]).filter(t=>t.length).map(t=>t)}walk(t){let e=this.rows().find(l=>l.includes(vt()));if(!e)return t.key.startsWith("Arrow")?this.climb(t):void 0;t.preventDefault();let s=e.indexOf(vt()),o={ArrowLeft:s-1,ArrowRight:s+1,Home:0,End:e.length-1}[t.key];e[(o+e.length)%e.length].focus()}climb(t){let e=this.rows(),s=e.findIndex(l=>l.includes(vt())),i=["ArrowUp","ArrowLeft"].includes(t.key)?-1:1,o=s<0?this.beside(e.flat(),i):this.across(e,s,i);o&&(t.preventDefault(),o.focus())}across(t,e,s){let i=t[(e+s+t.length)%t.length];return this.nextLine(t[e],s)??i.find(l=>l.ariaPressed==="true")??i[0]}beside(t,e){let s=vt();if(!this.felt.contains(s))return;let i=o=>!!(s.compareDocumentPosition(o)&Node.DOCUMENT_POSITION_FOLLOWING);return e>0?t.find(i):t.findLast(o=>!i(o))}nextLine(t,e){return t[0].closest(".cl-l-lines .cl-buttons")?t[t.indexOf(vt())+e]:null}isLost(t){let{felt:e,root:s}=this;return!t||!s.contains(t)||t===s||t===e||t.matches(":disabled")}};var yo=80,ko=300,wo=1300,vo=["hello","coach","save","share"],Xt=class{constructor(t){this.page=t,this.scenes=[],this.at=null,this.timer=new z}note(t){this.clear(),this.scenes.at(-1)?.seq===t.seq&&this.scenes.pop(),this.scenes=[...this.scenes,t].slice(-yo)}sent(t){this.clear(),vo.includes(t)||(this.scenes=[])}steps(){let t=this.scenes.at(-1);if(!t||!["play","whatif","over"].includes(t.mode))return[];let e=[t.mode,t.mode==="over"?"play":t.mode];return this.scenes.filter(s=>s.me===t.me&&e.includes(s.mode))}get many(){return this.page.isBehind()?0:Math.max(0,this.steps().length-1)}start(){this.many&&(this.page.begin(),this.paint(0),this.later(ko))}later(t){this.timer.set(t,()=>{if(this.at!=null){if(this.at>=this.many)return this.stop();this.paint(this.at+1),this.later(wo)}})}step(t){this.timer.stop();let e=(this.at??this.many)+t;e<1||e>this.many||this.paint(e)}stop(){let t=this.scenes.at(-1);this.at==null||!t||(this.clear(),this.page.show(t,t))}clear(){this.timer.stop(),this.at=null}paint(t){let e=this.steps(),[s,i,o]=[e[t],e[e.length-1],e[Math.max(0,t-1)]];this.at=t;let l={undo:!1,rest:!1,whatif:!1,save:!1,share:!1,load:!1},a=s.hand.map(d=>({...d,no:null})),r={moves:[],race:null,banner:null,replay:null,outcome:null};this.page.show({...s,...r,can:l,hand:a,mode:"play",seq:i.seq},o)}};var xo=60;function Sn({play:{art:n,scene:t,words:e},send:s,clause:i}){let{outcome:o,replay:l}=t,a=t.mode==="whatif";if(!o&&!l&&!a)return null;let r=n.text(o?.title??t.banner),d=!o?.text.length,c=o?i(o.clause):null;return h`<div class="cl-banner${o?" cl-over":""}" role="group" aria-label=${r}>
    <span>${k(o?"crown":l?"clock":"branch")}</span>
    <div class="cl-banner-text">
      ${o?h`
            <b class="cl-winner">${n.line(o.title)} ${d?c:null}</b>
            ${d?null:h`<span>${n.line(o.text)} ${c}</span>`}
            ${o.lines.length?b(So,{lines:o.lines}):null}
          `:n.line(t.banner)}
    </div>
    ${l?h`<label class="cl-back-on">
          ${e.look_back}${b(Oo,{replay:l,label:e.replay,send:s})}
        </label>`:null}
    ${l&&o?S("cl-btn cl-again",()=>s("again"),e.again):null}
    ${a?S("cl-btn cl-quiet",()=>s("back"),e.back):null}
  </div>`}var So=({lines:n})=>h`<ol class="cl-points">
  ${n.map(({name:t,points:e,how:s,won:i})=>h`<li class=${i?"cl-best":""}>
      <span>${t} </span>${s?h`<small>${s} </small>`:null}<b>${s?"= ":""}${e}</b>
    </li>`)}
</ol>`,Co=new z;function Oo({replay:{at:n,last:t},label:e,send:s}){let i=document.activeElement?.matches(".cl-slider");return h`<input type="range" min="0" step="1" max=${t} class="cl-slider"
    aria-label=${e} aria-valuetext="${n} / ${t}" value=${i?void 0:n}
    onInput=${({currentTarget:o})=>{Co.set(xo,()=>s("replay",Number(o.value)))}}
  />`}var Lo=4,To=6,Mo=12,Eo=4;function Cn({play:n,form:t}){let{seats:e}=n.scene,s=e.length;return h`<ul class="cl-seats ${v({"cl-many":s>Lo,...j(s)})}"
    aria-label=${n.words.players}
  >
    ${e.map(i=>b(Ao,{key:i.seat,play:n,form:t,seat:i}))}
  </ul>`}function Ao({play:n,form:t,seat:e}){let{art:s,words:i,pick:o}=n,l={seat:e.seat},a=o.isPicked(l),r=o.comesLater(l),c=!A(n.scene)&&e.zone===o.foreignZone(n.scene.hand_zone)?[]:e.cards.filter(M=>M!=null),f={"cl-turn":e.turn,"cl-next":e.next,"cl-may":o.invites(l),"cl-sel":a,"cl-knows":c.length>0,"cl-knows-many":c.length>Eo},p=n.presence?.[e.seat],u=[p&&i.presence?.[p],e.status].filter(Boolean).join(", "),m=e.points==null?"":`${i.total} ${e.points}`,$=e.count==null?"":q(i,e.count),g=e.next?i.next:e.chosen?"✓":void 0,_=c.map(M=>s.name(M)).join(", "),y=_?`${i.you_know}: ${_}`:"",w=[e.name,m,$,t.inLabel(e),u,y].filter(Boolean).join(", ");return h`<li class="cl-seat ${v(f)}"
    data-key="seat ${e.seat}#1" data-zone=${e.zone}
    data-flag=${g} data-presence=${p}
  >
    <button type="button" disabled=${!o.leads(l)&&!r}
      aria-disabled=${r||void 0} aria-pressed=${o.pressed(a)}
      aria-current=${e.turn||void 0}
      aria-label=${w}
      onClick=${()=>n.press(l)}
    >
      <span class="cl-av">${e.initial}</span>
      <b>
        ${e.name}
        ${e.points==null?null:h`<i class="cl-seat-points">${e.points}</i>`}
      </b>
      <small>${u===g?null:u}</small>
      ${b(Po,{art:s,count:e.count??0,known:c})}
      <span class="cl-cnt">${e.count}</span>
    </button>
    ${t.layBefore(e)}
  </li>`}var Po=nt(({art:n,count:t,known:e})=>{let s=e.slice(0,Mo),i=Math.max(0,Math.min(t-s.length,Math.max(1,To-s.length))),o=[...Array(i).fill(null),...s],l=C(o.map(a=>a??"back"));return h`<span class="cl-backs">${o.map((a,r)=>n.ofOther(a,l[r]))}</span>`});var zo=0,No=8e3,Zt=class{constructor(t,e){this.play=t,this.host=e;let{drawings:s}=t.art;this.form=new(ze[s.form]??D)(t),this.id=`cl-prompt-${zo+=1}`,this.order=qs(s),this.bubble=null,this.said=new z}paint(){let{form:t,host:e,play:s}=this,{scene:i,words:o}=s,{places:l,rows:a}=i,{prompt:r,isBare:d=!1}=e.changes();t.take(i);let c=l.length>0||a.length>1;e.dress({"cl-crowded":c,...t.classes(i)});let f=i.me==null?null:s.pick.foreignZone(i.hand_zone),p=f==null?void 0:i.seats.find(M=>M.zone===f),u=i.direction>0?"cl-cw":i.direction<0?"cl-ccw":"cl-none",m={"cl-cw":o.to_left,"cl-ccw":o.to_right,"cl-none":""}[u],$=h`<div class="cl-ring ${u}" role="img" aria-label=${m}
        aria-hidden=${!m} />${t.middle(i)}`,g=t.layMine(i),_=!i.hand.length&&l.length>0,y=h`<div class="cl-ask" key="ask">
      ${this.ask(r)}
      ${b(as,{play:s,form:t})}
      ${t.aside(i)}
      ${i.can.rest?this.resting():null}
      ${b(Ds,{play:s,order:this.order,isHidden:d||t.hidesSorting(i),sort:M=>{this.order=M,s.repaint()}})}
    </div>`,x=[i.hand_zone,...l.map(M=>M.zone)],w=s.pick.endsChoice(x);T(h`
        ${b(Cn,{play:s,form:t})}
        ${this.saying()}
        <div class="cl-mid" tabIndex="-1">
          ${$}${p?this.openHand(p):null}
        </div>
        ${b(Sn,{play:s,send:e.send,clause:e.clause})}
        <div class="cl-me">
          ${w?null:y}
          <div class="cl-mine" key="mine" hidden=${d||g==null}>${g}</div>
          ${b(Fs,{key:"hand",play:s,form:t,order:this.order,isHidden:d||_})}
          ${w?y:null}
        </div>
        ${i.mode==="covered"?h`<div class="cl-cover" role="dialog" tabIndex="-1"
              aria-label=${s.art.text(i.banner)}
            >
              <p>${s.art.line(i.banner)}</p>
              ${S("cl-btn",()=>e.send("uncover"),o.uncover)}
            </div>`:null}
      `,s.felt)}name(t){let{felt:e}=this.play,s="aria-labelledby";for(let i of[e,...e.querySelectorAll(`[${s}="${this.id}"]`)])i.removeAttribute(s),i.ariaLabel||i.removeAttribute("role");!t||!e.contains(t)||t.matches(".cl-cover, .cl-prompt")||(t.role??="group",t.setAttribute(s,this.id))}resting(){let{host:t,play:e}=this;return h`<div class="cl-resting">${S("cl-btn cl-quiet",()=>t.send("rest"),e.words.rest)}</div>`}ask(t){let{art:e,scene:s}=this.play,o=s.moves.length>0&&s.mode!=="over"?h`<i class="cl-lamp" aria-hidden="true" />`:null;return h`<div class="cl-said">
      <p class="cl-prompt" role="heading" aria-level="3" id=${this.id} tabIndex="-1">
        ${t??[o,e.line(this.nextPrompt()??s.prompt)]}
      </p>
    </div>`}saying(){let[t,e]=this.bubble??["",null];return h`<div class="cl-bubble ${v({"cl-advice":t!=="cross"})}" role="alert" hidden=${!t}>
      ${t&&h`${k(t)}<p>${e}</p>`}
    </div>`}nextPrompt(){let{pick:t,words:e}=this.play,s=t.picked.find(r=>r.card);if(!s?.card||t.marking||this.form.asksItself)return null;let i=t.open().flatMap(r=>t.next(r)??[]);if(!i.length||i.some(r=>r.card))return null;let o=e.and_then,a=["zone","seat","suit"].find(r=>i.every(d=>d[r]!==void 0));return[{card:s.card},": ",o[a??"choice"]]}openHand({name:t,cards:e,zone:s}){let{art:i,pick:o,press:l}=this.play,a=e.filter(d=>d!=null),r=C(a);return h`<div class="cl-open" role="group" aria-label=${t}>
      ${a.map((d,c)=>{let f={card:d,zone:s},p=o.leads(f),u=o.isPicked(f),m={"cl-may":p,"cl-not":!p,"cl-sel":u};return h`<button ...${r[c]} type="button"
          class="cl-card ${v(m)}" aria-label=${i.name(d)}
          aria-pressed=${o.pressed(u)} onClick=${()=>l(f)}
        >
          ${i.face(d)}
        </button>`})}
    </div>`}refuse(t,e,s){let{art:i,felt:o}=this.play,l=CSS.escape(`${t}#1`);o.querySelector(`[data-zone="${CSS.escape(e)}"] [data-key="${l}"]`)?.classList.add("cl-refused"),this.tell([i.line(s.text)," ",this.host.clause(s.clause)],"cross")}tell(t,e="bulb"){this.bubble=[e,t],this.said.set(No,()=>this.clearRefusal()),this.paint()}clearRefusal(){this.said.stop();for(let t of this.play.felt.querySelectorAll(".cl-refused"))t.classList.remove("cl-refused");this.bubble&&(this.bubble=null,this.paint())}};var Ro=3e3,Io=400,Bo=20,qo=4,Do=60,Fo="button:enabled:not([aria-disabled='true'], [aria-expanded], .cl-banner *)",ht=class{constructor(t,e){this.model=t,this.words=t.get("words"),this.art=new Vt(t.get("art")),this.scene=null,this.pick=new ot([]),this.queue=[],this.story=[],this.lastTold=null,this.asked=null,this.isRead=!1,this.choiceSaid="",this.pressed=null,this.under=void 0,this.isByKeys=!1,this.tap={at:Number.NEGATIVE_INFINITY,x:0,y:0},this.unheard=null,this.sent="",this.lost=null,this.later={lift:new z,pace:new z,answer:new z,race:new z},this.since=0,this.keeper=null,this.root=E("section",{class:"cl",tabindex:"-1"}),this.live=E("p",{class:"cl-live","aria-live":"polite","aria-atomic":"true"}),this.felt=E("div",{class:"cl-felt",tabindex:"-1"});let{art:s,words:i}=this,o=(a,r)=>this.send(a,r);this.replay=new Xt({isBehind:()=>this.queue.length>0,begin:()=>this.panel.isSheet()&&this.panel.shut(),show:(a,r)=>{this.lastTold=r.story.at(-1)?.n??-1,this.show(a)}}),this.dialogs=new Wt({words:i,unkept:()=>this.model.get("unkept"),load:a=>this.send("load",0,{text:a})}),this.bar=R("cl-bar"),this.setPace=a=>{this.pace=a,this.paintBar()},this.use=this.use.bind(this),this.pace=1,this.table=new Zt(this.play(),{send:o,clause:a=>this.clause(a),dress:a=>zt(this.root,a),changes:()=>this.changes()});let l=()=>this.model.get("advice");this.panel=new Gt({art:s,words:i,replay:this.replay,advice:l,send:o}),this.keys=new Qt(this.root,this.felt,{showLatest:()=>this.showLatest(),moves:()=>this.scene.moves,make:(a,r)=>{this.pressed=r,this.make(a)},back:()=>this.back()}),this.motion=new qt(this.felt,this.table.form),this.fit=new Yt(this.root,a=>this.height(a)),this.frame=R("cl-frame"),this.build(e),this.watch=this.watched()}start(){this.dialogs.say(vn()),this.dialogs.last("");let t=this.whole(this.model.get("scene"));return this.replay.note(t),this.show(t),this}build(t){let{root:e}=this,s=R("");s.hidden=!0,s.innerHTML=this.art.drawings.sprite,this.frame.append(this.felt,this.panel.node),e.append(s,this.bar,this.dialogs.node,this.frame,this.live),e.addEventListener("keydown",i=>this.keys.press(i)),e.addEventListener("pointerdown",i=>this.hurry(i),!0),e.addEventListener("click",i=>this.notePress(i),!0),t.append(e),this.theme()}notePress(t){let{clientX:e,clientY:s,detail:i,timeStamp:o}=t,l=t.target,a=l.closest("button"),{tap:r}=this;this.isByKeys=i===0;let d=t instanceof PointerEvent&&t.pointerType==="mouse",c=Math.hypot(e-r.x,s-r.y)<(d?qo:Bo),p=!this.isByKeys&&c&&o-r.at<Io&&this.pressed&&this.pressed!==a,u=!this.isByKeys&&this.under!==void 0&&this.under!==a;if(this.under=void 0,p||u){t.preventDefault(),t.stopPropagation();return}this.tap={at:o,x:e,y:s},l.closest(".cl-bubble")||this.table.clearRefusal(),this.pressed=a}play(){let t=this,{art:e,words:s,felt:i}=t;return{art:e,words:s,felt:i,get scene(){return t.scene},get pick(){return t.pick},get presence(){return t.model.get("presence")},press:o=>t.press(o),make:o=>t.make(o),repaint:()=>t.repaint()}}changes(){return{}}theme(){let t=this.model.get("theme");this.root.dataset.theme=t==="auto"?gn():t}receive(t){this.answered(),this.queue.push(this.whole(t)),this.replay.note(t),this.repeat(t),this.later.pace.isSet||this.next()}next(){this.later.pace.stop();let t=this.queue.shift();if(!t)return;this.show(t);let s=(t.pace>0?Math.max(t.pace,this.table.form.hold):0)*this.pace;s>0?this.later.pace.set(s,()=>this.next()):this.next()}hurry({target:t}){this.under=this.queue.length?t.closest("button"):void 0,this.showLatest()}showLatest(){this.later.pace.stop(),this.queue.length&&(this.queue=this.queue.slice(-1),this.next())}show(t){if(!t||!t.game)return;let e=this.root.contains(document.activeElement);this.paint(t),e&&this.keepFocus()}paint(t){let e=this.scene;this.motion.before(),this.dropPressed(),this.scene=t,this.pick=this.picking(t),this.table.bubble=null,this.table.clearRefusal(),this.root.dataset.game=t.game,e||(this.root.lang=t.lang),this.root.dataset.seq=String(t.seq),this.root.dataset.mode=t.mode,this.root.setAttribute("aria-label",t.title),this.paintBar(),this.repaint(),this.fitted(e),this.motion.after(e,t),this.race(t),e?this.afterNextFrame(()=>this.tell(t)):this.tell(t)}keepFocus(){this.isLost()&&this.giveFocus(this.question)}isLost(){let t=document.activeElement;return t===this.asked||this.keys.isLost(t)||!t?.checkVisibility()}giveFocus(t){t!==document.activeElement&&(this.asked=t===this.question?t:null,this.isRead=this.asked!=null,this.table.name(this.asked),t.focus({preventScroll:!0}))}get question(){let{felt:t,root:e}=this,s=a=>[...t.querySelectorAll(a)].filter(r=>r.checkVisibility()),[i]=s(".cl-cover");if(i)return i;if(!s(".cl-prompt").length)return e;let[o]=s(Fo),l=a=>!o||a.compareDocumentPosition(o)&Node.DOCUMENT_POSITION_FOLLOWING;return s('[tabindex="-1"]:not(button)').findLast(l)??t}paintBar(){let{art:t,pace:e,scene:s,setPace:i,use:o,words:l}=this,a=this.model.get("way_back");T(b(xn,{art:t,words:l,scene:s,wayBack:a,pace:e,setPace:i,use:o}),this.bar)}picking(t){return new ot(t.moves)}repaint(){this.table.paint()}height(t){if(t)return this.root.offsetHeight;let{top:e}=this.root.getBoundingClientRect();return this.felt.getBoundingClientRect().bottom-e}fitted(t){t?this.scene.turn<t.turn?this.fit.begin():this.fit.paint():this.fit.look()}tell(t){this.motion.start(),t===this.scene&&(this.panel.paint(t),this.say(t),this.replay.at==null&&_n(this.model.get("ticket"),t))}afterNextFrame(t){document.hidden?t():requestAnimationFrame(()=>setTimeout(t))}say(t){let e=this.lastTold==null,s=t.mode==="replay",i=t.story.filter(f=>f.n>(this.lastTold??-1));this.lastTold=t.story.at(-1)?.n??-1;let l=(s?t.story.slice(-1):e?i.slice(-1):i).map(f=>this.art.text(f.text)),{outcome:a}=t;if(a?.text.length===0&&l.length&&(l[l.length-1]=this.art.text(a.title)),this.sent==="undo"&&l.push(this.words.taken_back),this.sent="",a&&!l.length)return;let d=(t.moves.length>0||!l.length||s)&&this.isUnread()?[this.art.text(t.prompt)]:[],c=[...this.counted(l),...d];c.length&&(this.live.textContent=c.join(" "))}isUnread(){let{isRead:t}=this;return this.isRead=!1,!t}counted(t){let e=t.flatMap((s,i)=>s===t[i-1]?[]:[i]);return e.flatMap((s,i)=>{let o=(e[i+1]??t.length)-s;return o>1?[t[s],O(this.words.times,{n:o})]:[t[s]]})}press(t){if(this.replay.at!=null)return this.replay.stop();let{card:e,zone:s}=t,i=e&&s&&!this.pick.leads(t)?this.refusal(e,s):null;if(e&&s&&i)return this.table.refuse(e,s,i);if(this.pick.comesLater(t))return this.table.tell(this.words.first);let o=e||this.pick.leads(t)?null:this.table.nextPrompt();if(o)return this.table.tell(this.art.line(o));let l=this.pick.press(t)??this.only();if(l)return this.make(l);this.repaint(),this.fitted(this.scene);let a=this.table.form.following();this.isByKeys&&a?.focus({preventScroll:!0});let r=this.table.nextPrompt(),d=this.pick.buttons().filter(Y),c=d.length,f=O(c===1?this.words.choice:this.words.choices,{n:c}),p=d.map(({say:m})=>m).join(", "),u=a?`${this.art.name(t.card??"")}: ${f}`:p;this.choiceSaid=r?this.art.text(r):u,this.live.textContent=this.choiceSaid}back(){this.table.clearRefusal(),this.pick.back(),this.repaint()}use(t){if(t==="load")return this.dialogs.load();if(t==="undo"&&this.pick.picked.length)return this.back();if(t==="leave"&&(ft.cardlabSent=t),t!=="whatif")return this.send(t);let e=Fe(this.scene);e!=null&&this.send("whatif",e)}only(){let t=this.pick.picked.length?this.pick.open():[];return t.length===1&&this.table.form.isPlain(t[0])?t[0]:null}refusal(t,e){let{hand:s,hand_zone:i,places:o}=this.scene;return e===i?s.find(l=>l.card===t)?.no:o.find(l=>l.zone===e)?.no?.[t]}liftPressed(){this.later.lift.set(Do,()=>this.pressed?.classList.add("cl-sent"))}dropPressed(){this.later.lift.stop(),this.pressed?.classList.remove("cl-sent")}make(t){return this.liftPressed(),this.scene.race==null?this.send("move",t.index):(this.later.race.stop(),this.send("race",Math.round(performance.now()-this.since)))}race(t){if(this.later.race.stop(),t.race==null)return;let e=t.race+1;this.since=performance.now(),this.later.race.set(e,()=>this.send("race",e))}send(t,e=0,s={}){this.dialogs.hideNotice(),this.replay.sent(t),this.sent=t;let i={kind:t,index:e,seq:this.scene.seq,...s};t!=="hello"&&(this.unheard=i),this.post(i)}post(t){try{this.model.send(t)}catch{return this.watch.gone()}this.model instanceof Q||this.wait(Ro)}wait(t){this.later.answer.set(t,()=>this.watch.unanswered())}watched(){let t=this,e=new Jt({words:this.words.watch,say:(s,i)=>t.dialogs.last(s,i),hello:()=>t.hello(),ticket:()=>t.model.get("ticket"),isUnheard:()=>t.unheard!=null});return e.listen(this.model.widget_manager?.kernel),e}hello(){this.model instanceof Q||(this.lost??=this.unheard,this.send("hello"))}repeat(t){let{lost:e}=this;if(this.lost=null,!e)return;let s=t.pressed===void 0||t.pressed===e.seq;if(e.seq!==t.seq)return s?void 0:this.dialogs.say(this.words.watch.unheard);this.unheard=e,this.post(e)}whole(t){let e=t.story;return!e||Array.isArray(e)?this.story=e??[]:(this.story=[...this.story.slice(0,e.from),...e.lines],t.story=this.story,this.story.length<e.from+e.lines.length&&setTimeout(()=>this.hello())),t}connect(t,e){let{held:s}=this.model;this.model=t,this.watch.listen(t.widget_manager?.kernel),this.answered(),this.root.removeAttribute("aria-busy"),Ne(this,e);let i=t.get("scene");if(i.seq!==this.scene.seq)return this.receive(i);s&&(this.unheard=s,this.post(s))}answered(){this.later.answer.stop(),this.unheard=null,this.watch.answered()}hear(t){this.answered(),t.kind!=="ack"&&(this.dropPressed(),this.lost=null),t.kind==="refused"?this.dialogs.say(t.text):t.kind==="error"?this.dialogs.say(t.text,!0):t.kind==="file"?this.dialogs.file(t.name,t.text,t.sealed):t.kind==="copy"&&this.dialogs.share(t.text,t.sealed)}clause(t){return S("cl-clause",()=>this.panel.openClause(t),t)}stop(){for(let t of Object.values(this.later))t.stop();this.table.said.stop(),this.replay.clear(),this.fit.stop(),this.watch.stop()}};var Z=({kind:n})=>n==="end"||n==="between",X=(n,t,e,s="")=>S(`cl-l-small ${s}`.trim(),e,k(n),h`<span>${t}</span>`);function On(n){let t=n.step.kind==="end";return h`<div class="cl-l-end">
    ${t?[b(Uo,n),b(jo,n)]:b(Ho,n)}
  </div>`}var He=({lines:n,sign:t})=>h`<ul>${n.map(e=>h`<li>${k(t)}<span>${e}</span></li>`)}</ul>`,Ue=(n,t,e="")=>h`<a class="cl-btn ${e}" href=${n}>${t}</a>`;function Ho({art:n,lang:t,send:e,step:s,texts:i}){let o=O(i.go_on_now,{n:s.minutes});return h`<div class="cl-l-hero">
    ${b(Ln,{art:n})}
    <div class="cl-l-both">
      <section>
        <h2 tabIndex="-1">${i.you_can}:</h2>
        ${b(He,{lines:s.can,sign:"check"})}
      </section>
      <section>
        <h2>${i.ahead}</h2>
        ${b(He,{lines:s.ahead,sign:"right"})}
      </section>
    </div>
    <div class="cl-l-row">
      ${S("cl-btn",()=>e("next"),o)}
      ${s.place==="page"?Ue(`lobby.ipynb?lang=${t}`,i.later,"cl-quiet"):null}
    </div>
    <p class="cl-l-kept">${s.kept}</p>
  </div>`}function Uo({art:n,lang:t,send:e,step:s,texts:i}){let{quiz:o,stars:l,all:a,over:r}=s,d=s.place==="page";return h`<div class="cl-l-hero">
    ${b(Ln,{art:n})}
    <h2 tabIndex="-1">${i.you_can}:</h2>
    ${b(He,{lines:s.can,sign:"check"})}
    <p>
      ${O(i.stars,{n:l,all:a})}
      ${o[1]?h`<br />${O(i.quizzed,{n:o[0],all:o[1]})}`:null}
    </p>
    <div class="cl-l-row">
      ${d?Ue(`${s.game}.ipynb?lang=${t}`,i.play):null}
      ${r?S("cl-btn cl-quiet",()=>e("review"),r):null}
      ${d&&s.next?Ue(`learn.ipynb?game=${s.next}&lang=${t}`,i.next_lesson,"cl-quiet"):null}
    </div>
  </div>`}function Ln({art:n}){let t=Object.keys(n.drawings.pieces),e=[0,.3,.5,.7,.99].map(s=>t[Math.floor(s*t.length)]);return h`<div class="cl-l-fan" aria-hidden="true">${e.map(s=>n.face(s))}</div>`}function jo({showText:n,step:t,texts:e}){return h`<section class="cl-l-card">
    <h3>${t.title}: ${e.card}</h3>
    ${t.card.map(s=>h`<p>${s}</p>`)}
    <div class="cl-l-row">
      ${X("save",e.print,()=>Wo(t,e.card))}
      ${X("share",e.copy,()=>n(e.copy,t.card.join(`
`)))}
      ${X("share",e.export,()=>n(e.export_how,t.line))}
    </div>
  </section>`}function Wo(n,t){let e=E("iframe",{class:"cl-unseen",title:t});document.body.append(e);let s=e.contentDocument;s&&(s.title=n.title,s.body.style.font="14pt/1.5 system-ui, sans-serif",T(h`<h1>${n.title}</h1>${n.card.map(i=>h`<p>${i}</p>`)}`,s.body),e.contentWindow?.print(),setTimeout(()=>e.remove(),6e4))}var Tn={verb:"",key:"",then:null,any:0},xt=class extends ot{constructor(t,e,s){super([]),this.step=t,this.all=e,this.text=s,this.marked=[...t.marked],this.marking=!0,this.isFixed=t.done||t.waits}get isOpen(){return!this.isFixed}index(t){return this.step.targets.findIndex(e=>it(e,t))}leads(t){return!this.isFixed&&this.index(t)>=0}invites(t){return this.leads(t)}asks(t){return this.index(t)>=0}isPicked(t){return this.marked.includes(this.index(t))}back(){this.marked.pop()}toggle(t){let e=this.marked.indexOf(t);e>=0?this.marked.splice(e,1):this.marked.push(t)}isWhole(){let{many:t,ordered:e,enough:s}=this.step;return e?this.marked.length===s:!t}buttons(){let e=this.step.targets.map((s,i)=>({thing:s,i,label:this.step.labels[i]})).filter(({thing:s})=>s.choice).map(({thing:s,i,label:o})=>({...Tn,index:i,label:o,short:o,say:this.text(o),face:s.choice?.startsWith("tray ")?s.choice.slice(5):void 0,marked:this.marked.includes(i),steps:[s]}));return this.isFixed?e:[...e,...this.whole()]}get isChoice(){return this.step.many&&!this.step.ordered}endsChoice(t){return this.isChoice&&this.step.targets.some(({zone:e})=>t.includes(e??""))}whole(){let[t,e]=[[this.all],this.all];return this.isChoice?[{...Tn,index:-1,label:t,short:t,say:e,steps:[]}]:[]}toCome(t){return t(this.isFixed?this.whole():[])}},te=class extends ot{invites(t){return this.leads(t)}comesLater(t){return t.card!==void 0&&super.comesLater(t)}};var Go={"":".",star:"s",tick:"t",shown:"o"},Vo=n=>`cardlab-path-${n}`;function Mn(n,t,e){let i=e.chapters.flatMap(c=>c.steps).find(c=>!c.mark)?.title??"",o=c=>Go[c]??"s",l=e.chapters.map(({steps:c})=>c.map(f=>o(f.mark)).join("")),{done:a,all:r,minutes:d}=e;ut(Vo(n),{done:a,all:r,next:i,lang:t,marks:l,minutes:d})}var mt=n=>n?.alone===!0,ee=class{constructor(t){this.handed=t;let{path:e,rules:s}=t.texts;this.node=E("nav",{class:"cl-l-path","aria-label":e}),this.rules=E("div",{class:"cl-l-rules",role:"region","aria-label":s}),this.path=null,this.drawn=void 0,this.restored=!1}paint(t){if(this.path=t,this.draw(),this.handed.scene().step?.place!=="page")return;let e=Se(t.key)??"";this.handed.root.classList.toggle("cl-l-restoring",!!e&&!t.kept),!this.handed.isEarly()&&(t.kept?this.save(t):e&&this.restore(e))}save(t){Ce(t.key,t.kept);let{game:e,lang:s}=this.handed.scene();Mn(e,s,t)}restore(t){let{root:e}=this.handed;if(this.restored)return e.classList.remove("cl-l-restoring");this.restored=!0,setTimeout(()=>e.classList.remove("cl-l-restoring"),4e3),this.handed.send("load",0,{text:t})}draw(){let{path:t}=this,{step:e}=this.handed.scene(),s=this.drawn===e?.id;if(!t||!e||s&&this.handed.isBehind())return;this.drawn=e.id;let{texts:i}=this.handed,o=t.chapters.flatMap(({steps:a})=>a.map(({id:r})=>r)),l=o.includes(e.id)?e.id:o[0];this.node.hidden=mt(e),this.rules.hidden=mt(e)||e.kind==="game"||Z(e),T(h`
        <h1 class="cl-l-game">${t.title}</h1>
        <button type="button" class="cl-l-count" title=${i.path} aria-haspopup="dialog"
          onClick=${()=>this.handed.showSteps(t,e.id)}
        >
          ${O(i.of,{n:t.done,all:t.all})}
        </button>
        <ol class="cl-l-chapters">
          ${t.chapters.map(({title:a,steps:r})=>{let d=r.some(({id:c})=>c===e.id);return h`<li class=${d?"cl-l-here":""} style=${{"--steps":r.length}}>
              <span class="cl-l-chapter">${a}</span>
              <span class="cl-l-steps">
                ${r.map(c=>this.mark(c,c.id===e.id,c.id===l))}
              </span>
            </li>`})}
        </ol>
      `,this.node),T(this.list(t,e.clauses??[]),this.rules)}mark({mark:t,n:e,title:s},i,o){let{send:l,texts:a}=this.handed,r=a[t||"open"],d=O(a.step,{n:e+1,title:s});return h`<button type="button"
      class="cl-l-dot cl-l-is-${t||"open"}${i?" cl-l-now":""}"
      title="${d}: ${r}" aria-label="${d}: ${r}"
      aria-current=${i?"step":void 0} tabIndex=${o?0:-1}
      onClick=${()=>l("go",e)}
      onKeyDown=${c=>this.walk(c,e)}
    >
      <i />
    </button>`}walk(t,e){let s={ArrowLeft:-1,ArrowRight:1}[t.key];if(!s)return;t.preventDefault(),t.stopPropagation(),this.node.querySelectorAll(".cl-l-dot")[e+s]?.focus()}list({rules:t},e){let{openRule:s,texts:i}=this.handed,o=t.filter(c=>c.known&&!e.includes(c.id)),l=t.filter(c=>e.includes(c.id)),a=t.filter(c=>!c.known&&!e.includes(c.id)),r=t.filter(c=>c.known).length,d=[[i.can,o.slice(-5),"known"],[i.learning,l,"learning"],[i.to_come,a.slice(0,6),"open"]];return h`
      <h3>${i.rules}</h3>
      <p>${O(i.yours,{n:r,all:t.length})}</p>
      ${d.filter(([,c])=>c.length).map(([c,f,p])=>h`
            <h4>${c}</h4>
            <ul>
              ${f.map(u=>h`<li class="cl-l-rule cl-l-${p} ${u.known?"cl-l-known":""}">
                  <i>${u.known?k("check"):null}</i>
                  ${S("",()=>s(u.id),u.title)}
                </li>`)}
            </ul>
          `)}
    `}};var En={right:"check",wrong:"cross",refused:"cross",attempted:"bulb",guessed:"bulb",skipped:"right",unwritten:"bulb",told:"book",surprised:"bulb",help:"bulb"};function We(n){let{art:t,texts:e,step:s}=n,{code:i,hints:o}=s,l=je(s)?null:s.verdict,a=l?.state,r=Pn(s),d=r&&!s.guess_right?"surprised":a??"help",c=(p,u=0)=>h`<p class="cl-l-hint">
    <b>${O(e.hint,{n:u+1})}:</b> ${t.line(p)}
  </p>`,f=je(s)||!l&&!o.length&&!i;return h`<div class="cl-l-verdict cl-l-${d}"
    role="status" aria-atomic="false" tabIndex="-1" hidden=${f}
  >
    <span class="cl-l-mark">${k(En[d])}</span>
    <div>
      ${l?.call?h`<p><code>${l.call}</code></p>`:null}
      ${r?Ko(n):null}
      ${l?zn(n,l):null}
      ${o.map(c)}
      ${i?h`<pre tabIndex="0"><code>${i}</code></pre>`:null}
    </div>
  </div>`}function An(n){let{step:t,texts:e,goOn:s}=n,i=je(t)?t.verdict:null,o=i&&[zn(n,i),S("cl-btn cl-l-go-on",s,e.go_on,k("right"))];return h`<div class="cl-l-verdict cl-l-new" role="status" aria-atomic="false" tabIndex="-1"
    hidden=${!i}
  >
    <span class="cl-l-mark">${k(En.told)}</span>
    <div>${o}</div>
  </div>`}function Pn({guess_right:n,verdict:t}){return t?.state==="right"&&typeof n=="boolean"}function je({verdict:n}){return n?.state==="told"}function zn({art:n,texts:t,step:e,sign:s},{state:i,text:o,clause:l}){let a=i!=="right"||e.earned,r=i==="guessed",d=i==="told"&&!l||Pn(e),c=t[a?i:"did_it"];return h`<p key=${JSON.stringify(o)}>
    ${d?null:h`<b>${c}</b> `}${r?[Nn(n,e)," "]:null}
    ${l&&!r?Jo(n.line(o),s(l)):n.line(o)}
  </p>`}function Nn(n,{guess:t}){let e=t.at(-1);return[n.line(t),typeof e=="string"&&/[.!?]$/.test(e)?null:"."]}function Ko({art:n,texts:t,step:e}){let s=e.guess_right?t.guess_right:t.guess_wrong;return h`<p class="cl-l-guess"><b>${s}</b> ${Nn(n,e)}</p>`}function Jo(n,t){let e=n.at(-1);if(typeof e!="string"||!e)return[...n.slice(0,-1),h`<span class="cl-l-glued">${e}${t}</span>`];let s=e.trimEnd().lastIndexOf(" ")+1,i=h`<span class="cl-l-glued">${e.slice(s)}${t}</span>`;return[...n.slice(0,-1),e.slice(0,s),i]}var Yo=6,Rn=8,Qo=24,In=780,Xo=".cl-l-main, .cl-me, .cl-seats, .cl-mid, .cl-lane, .cl-ask, .cl-said, .cl-mine, .cl-hand, .cl-bag-left",Zo=".cl-frame, .cl-felt, .cl-seats, .cl-ask, .cl-hand, .cl-mine, .cl-bag-left, .cl-bag-tray, .cl-bag-low",tl=".cl-frame, .cl-felt, .cl-hand, .cl-mine",Bn=".cl:not(.cl-form-bag) .cl-mid, .cl-form-bag .cl-seats",el=0,se=n=>Z(n)?n.kind:`${n.n} ${n.id} ${n.part}`,ne=({targets:n})=>n?.some(t=>t.choice?.startsWith("line "))??!1,qn=({guessing:n,kind:t})=>t==="number"||t==="choose"&&!n,$t=({done:n,waits:t})=>!n&&!t,ie=class{constructor(t){this.handed=t,this.path=new ee(t),this.reading="",this.isNew=!1,this.isPart=!1,this.told="",this.verdict="",this.hints=0,this.isSaid=!1,this.step="",this.dealt="",this.isDealt=!1,this.begun="",this.id=`cl-told-${el+=1}`,this.over=R("cl-l-around"),this.under=R("cl-l-around");let{frame:e}=t,s=R("cl-l-columns"),i=R("cl-l-main");e.before(this.path.node,s),s.append(i,this.path.rules),i.append(this.over,e,this.under)}paint(t){let{step:e}=t;if(!e)return;let s=this.reading!==se(e);this.isNew=s;let i=Z(e)?e.kind:`${e.n} ${e.id} ${e.dealt} ${qn(e)}`;this.isDealt=this.dealt!==i,this.dealt=i,this.dress(e,t),this.path.draw(),this.reading=se(e);let o=JSON.stringify(e.told);if(s&&(this.isPart=this.step===e.id&&this.told===o),this.step=e.id,this.told=o,Z(e)){T(null,this.over),T(b(On,{...this.handed,lang:t.lang,step:e}),this.under);return}let l=this.introduced(e,t),a=JSON.stringify(e.verdict),r=e.verdict!=null&&a!==this.verdict;this.isSaid=!s&&(r||e.hints.length>this.hints),this.verdict=a,this.hints=e.hints.length,T(this.task(e),this.over);let[d,c]=this.toCome(e),f=e.kind==="game",p=h`<div class="cl-l-room" key="verdict">
      ${b(f?An:We,l)}${d}
    </div>`,u=[this.later(e),this.answer(e),p,this.foot(l),c];T(u,this.under),s&&this.emptyNumber(),this.paintSpots(e),this.paintMarks(e);let{dress:m,fit:$}=this.handed;m({"cl-l-tight":!1}),f&&this.height>$.room&&$.hold(tl),s&&$.release(".cl-l-main"),this.isDealt?$.begin():(s||f&&!e.done)&&$.paint(),f&&$.loosen(".cl-felt",In-this.bottom),!f&&this.isDealt&&!e.guessing&&$.loosen(Bn),this.tighten(),$.hold(f?Zo:Xo),this.isSaid&&(!f||e.done||e.waits)&&this.comeInSight()}tighten(){let{dress:t,fit:e}=this.handed,s=()=>this.bottom-e.room;t({"cl-l-tight":!1}),s()>0&&e.release(".cl-l-main"),s()>0&&e.reduce(".cl-me, .cl-hand",s()),s()>0&&t({"cl-l-tight":!0}),s()>0&&e.reduce(Bn,s()),s()>0&&e.reduce(".cl-said",s()),this.handed.scene().step?.kind!=="game"&&this.placeFoot()}placeFoot(){let t=this.find(".cl-l-main"),{bottom:e}=this,s=Math.min(this.handed.fit.room,In);t&&e<s&&(t.style.minHeight=`${t.offsetHeight+s-e}px`)}introduced(t,e){let{handed:s}=this,i=this.begun===t.id||e.can.undo||t.verdict;if(t.kind!=="game"||i||!t.told.length)return{...s,step:t};let o=()=>{this.begun=t.id,this.paint(s.scene()),s.keepFocus()},l={state:"told",text:[...t.told," ",...t.wants],clause:"",call:""};return{...s,goOn:o,step:{...t,verdict:l}}}comeInSight(){let t=lt()?"auto":"smooth";this.find(".cl-l-foot")?.scrollIntoView({block:"nearest",behavior:t})}find(t){return this.handed.root.querySelector(t)}toRead(){return this.isPart?null:this.find(".cl-l-verdict:has(.cl-l-go-on)")??this.title??this.find(".cl-l-end h2")}get title(){return this.find(".cl-l-title")}get verdictNode(){return this.find(".cl-l-verdict:not([hidden], .cl-l-to-come)")}get next(){return this.find(".cl-l-next")}get height(){let{fit:t,root:e,scene:s}=this.handed,{step:i}=s();if(!this.find(".cl-l-foot"))return e.offsetHeight;let l=$=>(this.find($)?.offsetHeight||-Rn)+Rn,a=$=>this.find($)?.getBoundingClientRect().bottom??0,r=".cl-l-step:not(.cl-form-bag) .cl-buttons:not(:has(> .cl-piece-btn))",d=Math.max(0,Math.min(l(r),a(r)-a(".cl-hand"))),c=l(".cl-l-room"),f=l(".cl-l-guessing .cl-l-answer, [data-kind='number'] .cl-l-answer"),p=l(".cl-l-to-come-last")-Math.max(d,f),u=t.isNew||this.isNew?Math.max(0,p-c):0,m=t.isNew&&i?.kind!=="game"?Qo:0;return this.bottom+u+m}get bottom(){let{bottom:t=0}=this.find(".cl-l-main")?.getBoundingClientRect()??{};return t-this.handed.root.getBoundingClientRect().top+Yo}toCome({guess:t,guessing:e,longest:[s,i,o]}){let{art:l,texts:a}=this.handed,r=(f,p,u)=>h`<div class="cl-l-verdict cl-l-to-come ${f}" hidden=${!p}>
        <span class="cl-l-mark" />
        <div><p><b>${a.refused}</b> ${p}<i class="cl-l-sign">§</i></p>${u}</div>
      </div>`,d=h`<p>${a.guess_wrong} ${l.line(t)}</p>`,c=[t.length||e?d:null,o?h`<p class="cl-l-told">${o}</p>`:null];return[r("",s,null),r("cl-l-to-come-last",i,c)]}dress(t,{hand:e,places:s,story:i}){let{root:o,dress:l}=this.handed;o.dataset.kind=t.kind;let a=t.kind==="game";l({"cl-l-lines":ne(t),"cl-l-alone":mt(t),"cl-l-step":!a&&!Z(t),"cl-l-no-table":t.table===!1,"cl-l-playing":a&&i.length>0,"cl-marking":t.targets?.length>0,"cl-l-several":t.many&&!t.ordered,"cl-l-guessing":t.guessing&&!t.done,"cl-l-frozen":t.frozen||t.done}),this.isDealt&&l({"cl-l-asks":ne(t)||qn(t),"cl-l-owns":s.length>0&&e.length>0})}task(t){let{art:e,asked:s,sign:i}=this.handed,{clauses:o,title:l,wants:a}=t,r=t.kind==="game"?[...t.told," ",...a]:t.told;return h`
      <div class="cl-l-head">
        <h2 class="cl-l-title" tabIndex="-1" aria-describedby="${this.id} ${s}">${l}</h2>
        ${o.length?i(...o):null}
      </div>
      <p class="cl-l-told" id=${this.id} hidden=${!r.length}>${e.line(r)}</p>
    `}later({later:t}){let e=t.length?h`<mark>${this.handed.art.line(t)}</mark>`:null;return h`<p class="cl-l-told cl-l-later" aria-live="polite" hidden=${!e}>${e}</p>`}paintMarks(t){let{art:e,felt:s,marks:i,texts:o}=this.handed,{crossed:l,labels:a,ordered:r,targets:d}=t,c=i()?.marked??t.marked,f=l.filter($=>!c.includes($)),p=new Map(f.map($=>[$,"✕"]));r&&c.forEach(($,g)=>p.set($,String(g+1)));let u=($,g)=>{let _=$.querySelector("button")??$;_.ariaLabel=g(_.ariaLabel??"")},m=$=>`, ${$==="✕"?o.no_target:O(o.nth,{n:$})}`;for(let $ of s.querySelectorAll("[data-nth]")){let g=m($.getAttribute("data-nth")??"");$.removeAttribute("data-nth"),u($,_=>_.endsWith(g)?_.slice(0,-g.length):_)}for(let[$,g]of p){let _=CSS.escape(e.text(a[$])),y=d[$].choice?`.cl-buttons > [data-key="${_}#1"]`:Dn(d[$]),x=s.querySelector(y);x&&(x.setAttribute("data-nth",g),u(x,w=>w+m(g)))}}paintSpots(t){let{felt:e}=this.handed,s=t.spots.map(({zone:i,seat:o})=>e.querySelector(o?`.cl-seats > [data-key="${o}"]`:Dn({zone:i})));for(let i of e.querySelectorAll("[data-spot]"))s.includes(i)||i.removeAttribute("data-spot");for(let i of s)i?.setAttribute("data-spot","")}asks(t){let{kind:e,options:s}=t;return $t(t)?e==="number"||e==="choose":e==="choose"&&s.some(({right:i})=>i)}answer(t){let{art:e,send:s,texts:i}=this.handed,o=(a,r=0)=>{let{label:d,pieces:c,right:f,tried:p}=a,u=p?k("cross"):f?k("check"):String.fromCharCode(65+r);return h`<button type="button" key=${`${this.reading} ${r}`}
        class="cl-l-option${p?" cl-l-tried":f?" cl-l-found":""}"
        disabled=${!$t(t)} aria-disabled=${p||void 0}
        aria-label=${d.length?void 0:c.map(m=>e.name(m)).join(", ")}
        onClick=${()=>p||s("choose",r)}
      >
        <b class="cl-l-letter" aria-hidden="true">${u}</b>
        <span class="cl-l-pieces">${e.faces(c)}</span>
        <span>${e.line(d)}</span>
        <span class="cl-unseen"> ${p?i.wrong:f?i.right:null}</span>
      </button>`},l=t.kind==="number"?this.keypad():t.options.map(o);return h`<div class="cl-l-answer" hidden=${!this.asks(t)}>${l}</div>`}keypad(){let{send:t,tell:e,texts:s}=this.handed,i=()=>{let l=this.find(".cl-l-number"),a=l.value.trim().replace("−","-");/^-?\d+$/.test(a)?t("number",Number(a)):e(s.no_number),l.select()},o=h`<input type="text" inputMode="numeric" maxLength="4" class="cl-l-number"
      aria-label=${s.number}
      onKeyDown=${l=>{l.key==="Enter"&&!l.shiftKey&&!l.ctrlKey&&i()}}
    />`;return h`
      <label class="cl-l-label">${s.number} ${o}</label>
      ${S("cl-btn",i,s.check)}
    `}emptyNumber(){let t=this.find(".cl-l-number");t&&(t.value="")}foot(t){let{goOn:e,send:s,texts:i}=this.handed,{step:o}=t,l=t.goOn!==e,{before:a,done:r,frozen:d,hints:c,kind:f,known:p,last:u,left:m,waits:$}=o,g=$t(o),_=f==="choose"&&o.guessing,y=O(i.hint,{n:c.length+1}),x=f!=="code"&&f!=="look"&&(r||d),w=($||!mt(o))&&!($&&f==="game");return h`<div class="cl-l-foot">
      <div class="cl-l-hints">
        ${g&&!_?[m>0&&!l?X("bulb",y,()=>s("hint")):null,f==="game"?X("right",i.skip,()=>s("solve")):X("eye",i.solve,()=>s("solve"))]:null}
      </div>
      ${f==="game"?b(We,t):null}
      ${x?X("undo",i.again,()=>s("anew"),d&&g?"cl-l-call":""):null}
      ${a>=0&&!mt(o)?X("left",i.previous,()=>s("go",a),"cl-l-previous"):null}
      <button type="button" class="cl-btn cl-l-next${g?" cl-quiet":""}" disabled=${g&&!p}
        hidden=${!w} onClick=${e}
      >
        <span>${$?i.go_on:u?i.finish:i.next}</span>${k("right")}
      </button>
    </div>`}};function Dn({seat:n,card:t,zone:e}){return n!==void 0?`.cl-seats > [data-key="seat ${n}#1"]`:t?`[data-zone="${CSS.escape(e??"")}"] [data-key="${CSS.escape(t)}#1"]`:`[data-zone="${CSS.escape(e??"")}"]`}var St=class extends ht{constructor(t,e){super(t,e),this.root.classList.add("cl-lesson"),this.told="";let{art:s,felt:i,fit:o,frame:l,root:a,texts:r}=this;this.view=new ie({art:s,felt:i,fit:o,frame:l,root:a,texts:r,asked:this.table.id,scene:()=>this.scene,marks:()=>this.marks,isEarly:()=>this.model instanceof Q,isBehind:()=>this.queue.length>0,send:(d,c,f)=>this.send(d,c,f),goOn:()=>this.send("next"),keepFocus:()=>{this.keepFocus(),this.isRead=!1},dress:d=>zt(a,d),sign:(...d)=>this.clause(...d),openRule:d=>this.openRules([d]),tell:d=>this.table.tell(d),showText:(d,c)=>this.dialogs.showText(d,c),showSteps:(d,c)=>this.showSteps(d,c)})}start(){return this.view.path.path=this.model.get("path")??null,super.start(),this.paintPath(this.model.get("path")),this.scene.step?.place==="notebook"&&this.comeIntoSight(),this}comeIntoSight(){let t=new AbortController,e=()=>t.abort(),s=()=>{this.fit.look(),t.signal.aborted||this.root.scrollIntoView({block:"start"})};for(let i of[0,300,1e3])setTimeout(s,i);for(let i of["wheel","pointerdown","keydown"])document.addEventListener(i,e,{signal:t.signal,capture:!0});setTimeout(e,1100)}get texts(){return this.words.lesson}get marks(){return this.pick instanceof xt?this.pick:null}picking(t){let{step:e}=t,s=o=>this.art.text(o);if(!e||e.kind==="game")return super.picking(t);if(e.targets?.length>0)return new xt(e,this.texts.all,s);let i=new te(t.moves);return this.sent==="hint"&&(i.picked=this.pick.picked),i}only(){return this.scene.step?.kind==="game"?super.only():null}paint(t){super.paint(t);let{path:e,reading:s}=this.view;this.view.paint(t),this.paintTitle(),!(!s||!this.view.isNew)&&(this.panel.set({isUnfolded:!1}),e.node.scrollIntoView({block:"nearest"}))}say(t){let{step:e}=t,s=e&&se(e),i=this.told!==s,o=this.told==="";if(this.told=s,!e||e.kind==="game"&&!e.waits){i&&(this.lastTold=null,this.live.textContent=""),super.say(t);return}let l=t.story.filter(f=>f.n>(this.lastTold??-1));this.lastTold=t.story.at(-1)?.n??-1;let a=!o&&this.isUnread()?[e.wants??[]]:[],r=i?a:l.map(f=>f.text),d=this.live.textContent===this.choiceSaid,c=this.sent==="anew"||this.view.isSaid&&d;(i||r.length||c)&&(this.live.textContent=this.counted(r.map(f=>this.art.text(f))).join(" "))}changes(){let{step:t}=this.scene;if(!t)return{};let e=ne(t);return t.kind==="game"||Z(t)?{isBare:e}:{prompt:h`
      <i class="cl-lamp" aria-hidden="true" />
      <b>${this.art.line(t.wants)}</b>
      ${t.about?h`<span class="cl-unseen"> ${t.about}</span>`:null}
    `,isBare:e}}height(){return this.view.height}fitted(t){t||super.fitted(t),t===this.scene&&(this.view.tighten(),this.view.find(".cl-choices")?.scrollIntoView({block:"nearest"}))}keepFocus(){let{felt:t,view:e}=this,s=this.isLost(),i=e.find(".cl-l-go-on"),o=this.scene.step?.verdict?.state==="attempted",l=e.isSaid&&!o?e.verdictNode:null,r=(!this.scene.step||!$t(this.scene.step))&&e.next?.checkVisibility()?e.next:null,d=s?i??r??l??this.question:null;i&&t.contains(document.activeElement)&&(d=i),e.isNew&&(d=e.toRead()??this.question);let c=e.verdictNode;c&&(c.ariaLive=d===c?"off":"polite"),d&&this.giveFocus(d),(i||d&&d===e.title)&&(this.isRead=!0)}get question(){let{hand:t,step:e}=this.scene,s=this.pick.isOpen||t.some(({no:o})=>o?.tried!==void 0);return e?.kind!=="moves"||!$t(e)||e.frozen||s?super.question:this.root}paintPath(t){t&&(this.view.path.paint(t),this.paintTitle())}paintTitle(){let{step:t}=this.scene,e=this.model.get("path");t?.place!=="page"||!e||!document.body.dataset.voila||(document.title=[t.title,e.title].filter(Boolean).join(" - "))}clause(...t){let e=this.rules(t).map(({title:i})=>i),s=O(this.texts.rule,{title:e.join(", ")});return h`<button type="button" class="cl-l-sign" title=${s} aria-label=${s}
      onClick=${()=>this.openRules(t)}
    >
      §
    </button>`}rules(t){return this.words.rules.filter(e=>t.includes(e.id))}openRules(t){let e=this.rules(t);e.length===1?this.dialogs.open(e[0].title,h`<p>${e[0].text}</p>`):this.dialogs.open(this.texts.rules,e.map(({title:s,text:i})=>h`<h4>${s}</h4><p>${i}</p>`))}showSteps(t,e){let{texts:s}=this,i=l=>s[l||"open"],o=l=>{this.dialogs.dialog.close(),this.send("go",l)};this.dialogs.open(s.path,h`<div class="cl-l-list">
        ${t.chapters.map(({title:l,steps:a})=>h`
            <h4>${l}</h4>
            ${a.map(({id:r,mark:d,n:c,title:f})=>h`<button type="button"
                aria-current=${r===e?"step":void 0} onClick=${()=>o(c)}
              >
                <i class="cl-l-is-${d||"open"}" /> ${c+1}. ${f}
                <span class="cl-unseen">: ${i(d)}</span>
              </button>`)}
          `)}
        <h4>${s.quiz}</h4>
        ${S("",()=>o(t.all+1),s.quiz)}
        ${t.done===t.all?S("",()=>o(t.all),`${t.title}: ${s.card}`):null}
      </div>`)}press(t){if(this.marks){this.mark(this.marks.index(t));return}let s=this.scene.hand.find(i=>i.card===t.card)?.no?.tried;s===void 0||t.zone!==this.scene.hand_zone?super.press(t):this.send("move",s)}make(t){let{marks:e}=this;e?t.index>=0?this.mark(t.index):e.marked.length?this.send("answer"):this.table.tell(this.texts.none_marked):super.make(t)}mark(t){let{marks:e}=this;if(!(!e||e.isFixed)){if(t<0||e.step.crossed.includes(t)){this.table.tell(this.texts.no_target);return}if(e.toggle(t),this.send("mark",t),e.isWhole()){this.send("answer");return}this.repaint(),this.view.paint(this.scene)}}};var oe=class{constructor(t,e,s){this.number=t,this.state=e,this.post=s,this.hearers=new Map}get(t){return this.state[t]}set(){}save_changes(){}on(t,e){this.hearers.has(t)||this.hearers.set(t,new Set),this.hearers.get(t)?.add(e)}off(t,e){this.hearers.get(t)?.delete(e)}send(t){this.post({kind:"message",widget:this.number,what:t})}take(t){Object.assign(this.state,t);for(let e of Object.keys(t))this.tell(`change:${e}`,t[e])}tell(t,e){for(let s of[...this.hearers.get(t)??[]])s(e)}};function Fn(n,t){for(let[e,s]of Object.entries(t))n.on(e,s);return()=>{for(let[e,s]of Object.entries(t))n.off(e,s)}}var le=class{constructor(t,e,s){this.model=t,this.hear=i=>i.kind==="cut"||i.kind==="open"?s(i.kind):e(i),t.on("msg:custom",this.hear),this.send({kind:"hello"})}send(t){this.model.send(t)}end(){this.model.off("msg:custom",this.hear)}};function Hn({data:n,now:t,told:e,left:s,text:i,send:o,name:l,title:a}){let r=t?.me==null?null:t.chairs[t.me],d=r||!t?i("you",{name:r?.name??l}):i("looks"),c=t&&!n.alone?` · ${i("table",{n:t.table})}`:"",f=r?.is==="away",p=t?.state==="over"&&t.again!=null,u=(m,$)=>S("",()=>o({kind:m}),i($));return h`
    ${t||l?h`<h1 class="title">${t?h`<b>${d}</b>${c} · ${a}`:d}</h1>`:null}
    <p class="told" role="status">${e}</p>
    ${s?h`<b class="left" aria-hidden="true">${i("seconds",{n:s})}</b>`:null}
    ${f?u("back","back"):null}
    ${r&&p?u("again","again"):null}
    ${n.alone?h`<a href="${n.path}/">${i("other")}</a>`:null}
    ${t&&r&&t.state!=="open"&&!n.alone?b(sl,{data:n,now:t,text:i,send:o},f?null:u("leave","leave")):null}
  `}function sl({data:n,now:t,text:e,send:s,children:i}){let o=e("people");return h`<details class="menu" onKeyDown=${({key:a,currentTarget:r})=>a==="Escape"&&r.removeAttribute("open")}>
    <summary aria-label=${o} title=${o}>⋯</summary>
    <div>
      <ul aria-label=${o}>${b(Un,{data:n,now:t})}</ul>
      <p>${e("say")}</p>
      ${n.phrases.map((a,r)=>S("",()=>s({kind:"say",index:r}),a))}
      ${i}
    </div>
  </details>`}var Un=({data:n,now:{chairs:t,me:e}})=>t.map(({name:s,is:i},o)=>h`<li data-is=${i} class=${o===e?"me":""}>
      <b>${s}</b>${i==="here"?"":` (${n.presence[i]})`}
    </li>`),jn=({data:n,now:t,text:e,send:s})=>h`<section class="gather">
  <ul>${b(Un,{data:n,now:t})}</ul>
  <p>${e("begins")}</p>
  ${t.me==null?null:S("",()=>s({kind:"start"}),e("begin"))}
</section>`;var nl=5e3,ae=class{constructor(t,e,s,i){this.data=t,this.root=e,this.show=i,e.classList.add("room");let o=e===document.body;this.head=E("header"),this.gather=R(""),this.place=R("place"),this.model=null,this.shown="",this.stop=()=>{},this.el=R(""),this.said="",this.left=0,this.clock=new z,this.lasting="",this.now=null,this.name="";let l=E(o?"main":"div");l.append(this.gather,this.place),e.replaceChildren(this.head,l),e.addEventListener("click",({target:a})=>this.closeMenu(a)),this.wait(this.text("joining")),this.line=s(a=>this.take(a),a=>this.lineIs(a))}end(){this.line.end(),this.stop()}text(t,e={}){return O(this.data.words[t],e)}lineIs(t){let e=t==="cut"&&!this.line?.watches?.size;this.lasting=t==="gone"?this.text("full"):e?this.text("cut"):"",this.draw()}take(t){(t.kind==="table"||t.kind==="state")&&this.follow(t.clock),t.kind==="table"?this.whole(t.state,t.presence):t.kind==="state"?this.model?.take(t.what):t.kind==="news"?this.model?.tell("msg:custom",t.what):t.kind==="presence"?this.presence(t.what):t.kind==="hall"?this.hall(t.name,t.text):t.kind==="said"?this.hear(t.by,t.index):t.kind!=="beat"&&(this.line.end(),this.lasting=this.text(t.kind),this.draw())}whole(t,e){let s=`${e.table} ${e.me} ${t.scene.game}`;if(this.model&&s===this.shown)return this.presence(e),this.model.take(t);this.shown=s,this.model=new oe(0,t,({what:o})=>this.line.send(o)),this.presence(e),this.stop(),T(null,this.place),this.el.remove(),this.el=R(""),this.place.append(this.el);let i=this.show({model:this.model,el:this.el});this.stop=async()=>(await i)()}hall(t,e){this.stop(),this.stop=()=>{},this.follow(null),this.model=this.now=null,this.shown="",this.name=t,this.draw(),this.place.hidden=!1,this.el.remove(),this.wait(e)}wait(t){T(h`<p class="waits">${t}</p>`,this.place)}closeMenu(t){let e=this.head.querySelector(".menu");e?.firstElementChild?.contains(t)||e?.removeAttribute("open")}draw(){let{data:t,name:e,now:s}=this,i=this.model?.get("scene").title??"",o={data:t,now:s,text:(r,d)=>this.text(r,d),send:r=>this.line.send(r)},l=this.told();T(b(Hn,{...o,name:e,title:i,told:l,left:this.left}),this.head);let a=s?.state==="open";T(a?b(jn,{...o,now:s}):null,this.gather)}presence(t){this.now=t;let{chairs:e,state:s}=t;this.place.hidden=s==="open",this.root.dataset.state=s,this.root.dataset.table=String(t.table),this.model?.take({presence:Object.fromEntries(e.map(({is:i},o)=>[o,i]))}),this.draw()}hear(t,e){this.said=`${this.now?.chairs[t]?.name}: ${this.data.phrases[e]}`;let{said:s}=this;setTimeout(()=>{this.said===s&&(this.said=""),this.draw()},nl),this.draw()}follow(t){this.clock.stop(),this.left&&(this.left=0,this.draw()),t&&this.wake(t.left,Math.min(t.left,t.warn))}wake(t,e){this.clock.set(1e3*(t-e),()=>{this.left=Math.max(0,Math.ceil(e)),this.draw(),this.left&&this.wake(e,e-1)})}told(){let t=this.now?.state==="paused"?this.text("paused"):"",e=this.left?this.text("hurry"):"";return this.lasting||t||e||this.said||this.ofTable()}ofTable(){if(!this.now)return"";let{chairs:t,me:e,state:s,again:i}=this.now,o=t.filter(({is:r})=>r==="here").length;if(s==="open")return"";if(s==="over"&&i==null)return this.text("over");if(s==="over"&&i)return this.text("wants",{n:i,all:o});if(e!=null&&t[e].is==="away")return this.text("away");let l=t.filter((r,d)=>d!==e),a=l.find(({is:r})=>r==="lost")??l.find(({is:r})=>r==="away");return a?this.text(`is_${a.is}`,{name:a.name}):""}};var il=2e4;function ol(n,t){if(n.art.form_module)return;let e=E("style");e.textContent=n.style;let s=E("h1",{class:"cl-unseen"});s.textContent=n.scene.title,t.append(e,s);let i=new(n.scene.step?St:ht)(new Q(n),t).start();i.root.setAttribute("aria-busy","true"),i.wait(il),i.keeper=nn(i.root);let{kind:o}=n.scene.step??{kind:"game"};o==="game"&&document.activeElement===document.body&&i.root.focus({preventScroll:!0}),ft.cardlabEarly=i}function Gn({model:n,el:t}){let e=n.get("room");if(e){let i=Vn(e,t,(o,l)=>new le(n,o,l));return()=>i.end()}let s=n.get("art");return s.form_module?en(s).then(()=>Wn({model:n,el:t})):Wn({model:n,el:t})}function Wn({model:n,el:t}){let e=n.get("scene").step?St:ht,s=sn(n)??new e(n,t).start();s.model!==n&&s.connect(n,t);let i=()=>{"paintPath"in s&&s.paintPath(n.get("path"))},o=Fn(n,{"change:scene":()=>s.receive(n.get("scene")),"change:path":i,"change:theme":()=>s.theme(),"change:unkept":()=>s.dialogs.last(""),"change:presence":()=>s.repaint(),"change:advice":()=>s.panel.draw(),"msg:custom":a=>s.hear(a)}),l=bn(()=>s.theme());return i(),()=>{s.stop(),l.disconnect(),o()}}function Vn(n,t,e){return new ae(n,t,e,Gn)}var rh={render:Gn,early:ol,enter:Vn};export{rh as default};
