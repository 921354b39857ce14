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
var M,Ge,jn,Z,re,Tt,Ve,Mt,Ke,he,ce,Un,gt=Symbol.for("pv"),Et={},Pt=[],Wn=/^m(i|n|o|s|text|space)$/,de=Array.isArray,ue=Pt.slice,lt=Object.assign;function ot(i){i&&i.parentNode&&i.remove()}function b(i,t,e){var s,n,o,l={},a=arguments.length;for(o in t)o=="key"?s=t[o]:o=="ref"&&typeof i!="function"?n=t[o]:l[o]=t[o];return a>2&&(l.children=a>3?ue.call(arguments,2):e),$t(i,l,s,n,null)}function $t(i,t,e,s,n){var o={type:i,props:t,key:e,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:gt,__v:n||++Ge,__i:-1,__u:0};return!n&&M.vnode&&M.vnode(o),o}function At(i){return i.children}function ht(i,t){this.props=i,this.context=t,this.__g=0}function tt(i,t){if(t==null)return i.__&&tt(i.__,i.__i+1);for(var e;t<i.__k.length;t++)if((e=i.__k[t])&&e.__e)return e.__e;return typeof i.type!="function"||i.props.__P?null:tt(i)}function Gn(i){var t,e=i.__v,s=e.__e,n=[],o=[],l=i.__P;l&&((t=lt({constructor:gt},e)).__v=e.__v+1,M.vnode&&M.vnode(t),pe(l,t,e,i.__n,l.namespaceURI,32&e.__u?[s]:null,n,s||tt(e),32&e.__u,o),t.__v=e.__v,t.__.__k[t.__i]=t,ts(n,t,o),e.__=e.__e=null,t.__e!=s&&Je(t))}function Je(i){if((i=i.__)&&i.__c&&!i.props.__P)return i.__e=null,i.__k.some(function(t){return t&&(i.__e=t.__e)}),Je(i)}function Ue(i){(8&i.__g||(i.__g|=8,Z.push(i),Tt++))&&re==M.debounceRendering||((re=M.debounceRendering)||queueMicrotask)(Ye)}function Ye(){try{for(var i,t=1;Z.length;)Z.length>t&&Z.sort(Ve),i=Z.shift(),t=Z.length,8&i.__g&&Gn(i)}finally{(Tt=Z.length)&&(re||queueMicrotask)(Ye)}}function Qe(i,t,e,s,n,o,l,a,r,h,c){var f,u,p,m,$,g,_=s.__k||Pt,y=t.length;for(r=Vn(e,t,_,r,y),f=0;f<y;f++)(p=e.__k[f])!=null&&(u=~p.__i&&_[p.__i]||Et,p.__i=f,g=pe(i,p,u,n,o,l,a,r,h,c),m=p.__e,(u.ref!=p.ref||8&u.__u)&&(u.ref&&fe(u.ref,null,p,u),p.ref&&c.push(p.ref,p.__c||m,p)),$=$||m,4&p.__u?(r=Xe(p,r,i,!u.__v),u.__e&&(u.__e=null)):typeof p.type=="function"&&g!==void 0?r=g:m&&(r=m.nextSibling),p.__u&=-21);return e.__e=$,r}function Vn(i,t,e,s,n){var o,l,a,r,h,c,f,u,p,m=e.length,$=m,g=0,_=0,y=i.__k=Array(n);for(o=0;o<n;o++)(l=t[o])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=y[o]=$t(null,l):de(l)?l=y[o]=$t(At,{children:l}):l.constructor===gt&&l.__b?l=y[o]=$t(l.type,l.props,l.key,l.ref,l.__v):y[o]=l,r=o+g,l.__=i,l.__b=i.__b+1,a=null,~(h=l.__i=Kn(l,e,r,$))&&($--,(a=e[h])&&(a.__u|=2)),a&&a.__v?(l.__u|=16,h==r-1?g--:h==r+1?g++:h!=r&&(h>r?g--:g++,_=1)):(~h||(n>m?g--:n<m&&g++),typeof l.type!="function"&&(l.__u|=4))):y[o]=null;if(_){for(c=[],f=[],o=0;o<n;o++)if((l=y[o])&&16&l.__u){for(g=0,u=c.length;g<u;)c[p=g+u>>1]<l.__i?g=p+1:u=p;c[g]=l.__i,f[o]=g+1}for(g=c.length;o--;)f[o]&&(f[o]==g?g--:y[o].__u|=4)}if($)for(o=0;o<m;o++)!(a=e[o])||2&a.__u||(a.__e==s&&(s=tt(a)),me(a,a));return s}function Xe(i,t,e,s){var n,o,l,a;if(typeof i.type=="function"){if(i.props.__P)return t;if(n=i.__k)for(o=0;o<n.length;o++)n[o]&&(n[o].__=i,t=Xe(n[o],t,e,!1));return t}for(t&&!t.parentNode&&(t=tt(i))&&!t.parentNode&&(t=null),l=i.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(l!=a&&(!s&&e.moveBefore&&l.parentNode?e.moveBefore(l,t):e.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Kn(i,t,e,s){var n,o=i.key,l=i.type,a=t[e],r=a&&!(2&a.__u);if(a===null&&o==null||r&&o==a.key&&l==a.type)return e;if(s>(r?1:0)){for(n=e-1;n>=0;n--)if((a=t[n])&&!(2&a.__u)&&o==a.key&&l==a.type)return n;for(n=e+1;n<t.length;n++)if((a=t[n])&&!(2&a.__u)&&o==a.key&&l==a.type)return n}return-1}function We(i,t,e){e==null&&(e=""),t[0]=="-"?i.setProperty(t,e):i[t]=e}function Ot(i,t,e,s,n){var o,l;if(t=="style")if(typeof e=="string")i.style.cssText=e;else{if(typeof s=="string"&&(i.style.cssText=s=""),s)for(t in s)e&&t in e||We(i.style,t);if(e)for(t in e)s&&e[t]==s[t]||We(i.style,t,e[t])}else if(t[0]=="o"&&t[1]=="n")typeof e!="function"&&(e=null),typeof s!="function"&&(s=null),(i.__e||(i.__e={}))[t]=e,e&&s||(l=ce[t]||(ce[t]=Jn(t)),(i.__a||(i.__a={}))[t]=he,o=t!=(t=t.replace(Ke,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),e?i.addEventListener(t,l,o):i.removeEventListener(t,l,o));else{if(n=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in i)try{return void(i[t]=e??"")}catch{}if(typeof e=="function")return;e==null||e===!1&&t[4]!="-"?i.removeAttribute(t):i.setAttribute(t,t=="popover"&&e==1?"":e)}}function Jn(i){return function(t){var e=this.__e;if(e){if(e=e[i],t[Mt]==null)t[Mt]=he++;else if(t[Mt]<this.__a[i])return;return e(M.event?M.event(t):t)}}}function pe(i,t,e,s,n,o,l,a,r,h){var c,f,u,p,m,$,g,_,y,v,C,R,mt,ct,B,Ct,F,G,V=t.type;if(t.constructor!==gt)return null;128&e.__u&&(r=32&e.__u,c=e.__c.__z)&&(t.__u|=r,f=o=[],c.nodeType==8?a=Lt(c,o):o.push(c),a=o[0]||a),(c=M.__b)&&c(t);t:if(typeof V=="function"){u=l.length;try{if(_=t.props,y=(c=V.prototype)&&c.render,v=(c=V.contextType)&&s[c.__c],C=c?v?v.props.value:c.__:s,(p=e.__c)?(t.__c=p,2&p.__g&&(p.__g|=1)):(y?t.__c=p=new V(_,C):(t.__c=p=new ht(_,C),p.constructor=V,p.render=Qn),v&&v.sub(p),p.state||(p.state={}),p.__n=s,p.__g|=8,p.__h=[],p.__k=[]),y&&(p.__s||(p.__s=p.state),V.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=lt({},p.__s)),lt(p.__s,V.getDerivedStateFromProps(_,p.__s)))),m=p.props,$=p.state,p.__v=t,e.__c){if(_!==m&&y&&!V.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(_,C),t.__v==e.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(_,p.__s,C)===!1){t.__v!=e.__v&&(p.props=_,p.state=p.__s,p.__g&=-9),t.__e=e.__e,t.__k=e.__k,t.__k.some(function(I){I&&(I.__=t)}),Pt.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&l.push(p),a=tt(e);break t}p.componentWillUpdate&&p.componentWillUpdate(_,p.__s,C),y&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(m,$,g)})}else y&&!V.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),y&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=C,p.props=_,p.__P=i,p.__g&=-5,R=M.__r,mt=y?25:0;do p.__g&=-9,R&&R(t),c=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++mt<25);y&&(Pt.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(s=lt({},s,p.getChildContext())),y&&e.__c&&p.getSnapshotBeforeUpdate&&(g=p.getSnapshotBeforeUpdate(m,$)),ct=c&&c.type===At&&c.key==null?c.props.children:c,_.__P&&(c=a,n=(i=_.__P).namespaceURI,r=o=null,e.props&&e.props.__P!=i&&(e.__k.some(function(I){I&&me(I,I)}),e.__k=null),a=e.__k?tt(e,0):null),a=Qe(i,de(ct)?ct:[ct],t,e,s,n,o,l,a,r,h),_.__P&&(t.__e=null,a=c),t.__u&=-161,f&&f.some(ot),p.__h.length&&l.push(p),1&p.__g&&(p.__g&=-4)}catch(I){if(l.length=u,t.__v=null,r||o)if(I&&I.then){if(t.__u|=128|r,o){for(~(F=o.indexOf(a||void 0))||(F=o.length);(G=o[F-1])&&G.nodeType==8;)F--;for(;F<o.length;F++)if(G=o[F])if(o[F]=null,B){if(G==Ct)break}else{if(G.nodeType!=8)break;G.data.startsWith("$s")&&(Ct=Lt(B=G))}}if(!B){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;B=a}(c=Lt(B=t.__c.__z||(t.__c.__z=B)))?(t.__e=B,a=c):t.__e=a,a=a&&a.nextSibling}else o&&o.some(ot);else t.__e=e.__e;t.__k||(t.__k=e.__k||[]),I&&I.then||Ze(t),M.__e(I,t,e)}}else a=t.__e=Yn(e.__e,t,e,s,n,o,l,r,h,i);return(c=M.diffed)&&c(t),a}function Lt(i,t){if(i&&i.nodeType==8&&i.data.startsWith("$s"))for(var e=1;i=i.nextSibling;){if(i.nodeType==8){if(i.data.startsWith("$s"))e++;else if(i.data.startsWith("/$s")&&!--e)return i}t&&t.push(i)}}function Ze(i){i&&(i.__c&&(i.__c.__g|=4),i.__k&&i.__k.some(Ze))}function ts(i,t,e){for(var s=0;s<e.length;)fe(e[s++],e[s++],e[s++]);M.__c&&M.__c(t,i),i.some(function(n){try{i=n.__h,n.__h=[],i.some(function(o){o.call(n)})}catch(o){M.__e(o,n.__v)}})}function Yn(i,t,e,s,n,o,l,a,r,h){var c,f,u,p,m,$,g,_,y=e.props||Et,v=t.props,C=t.type;if(C=="svg"?n="http://www.w3.org/2000/svg":C=="math"?n="http://www.w3.org/1998/Math/MathML":n||(n="http://www.w3.org/1999/xhtml"),o){for(c=0;c<o.length;c++)if((m=o[c])&&(C?m.localName==C:m.nodeType==3)){i=m,o[c]=null;break}}if(!i){if(_=h.ownerDocument||document,!C)return _.createTextNode(v);i=_.createElementNS(n,C,v.is?v:h),a&&(M.__m&&M.__m(t,o),a=!1),o=null}if(C){if(h=C=="template"&&i.content||i,o=C=="textarea"&&v.defaultValue!=null?null:o&&ue.call(h.childNodes),!a&&o)for(y={},c=0;c<i.attributes.length;c++)y[(m=i.attributes[c]).name]=m.value;for(c in y)m=y[c],c=="dangerouslySetInnerHTML"?u=m:c=="children"||c in v||c=="value"&&"defaultValue"in v||c=="checked"&&"defaultChecked"in v||Ot(i,c,null,m,n);for(c in v)m=v[c],c=="children"?p=m:c=="dangerouslySetInnerHTML"?f=m:c=="value"?$=m:c=="checked"?g=m:a&&typeof m!="function"||y[c]===m||Ot(i,c,m,y[c],n);f?(a||u&&(f.__html==u.__html||f.__html==i.innerHTML)||(i.innerHTML=f.__html),t.__k=[]):(u&&(i.textContent=""),(C=="foreignObject"||n=="http://www.w3.org/1998/Math/MathML"&&Wn.test(C))&&(n="http://www.w3.org/1999/xhtml"),Qe(h,de(p)?p:[p],t,e,s,n,o,l,o?o[0]:e.__k&&tt(e,0),a,r),o&&o.some(ot)),a&&C!="textarea"||(c="value",C=="progress"&&$==null?i.removeAttribute(c):$==null||$===i[c]&&(C!="progress"||$)||Ot(i,c,$,y[c],n),c="checked",g!=null&&g!=i[c]&&Ot(i,c,g,y[c],n))}else y===v||a&&i.data==v||(i.data=v);return i}function fe(i,t,e,s){try{typeof i=="function"?t?t.__x=i(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():i(null)):i.current=t}catch(n){M.__e(n,e)}}function me(i,t,e){var s,n,o,l;if(M.unmount&&M.unmount(i),!(s=i.ref)||s.current&&s.current!=i.__e||fe(s,null,t,i),s=i.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){M.__e(a,t)}s.__P=s.__n=null}if(s=i.__k)for(l=0;l<s.length;l++)s[l]&&me(s[l],t,typeof i.type!="function"||e&&!i.props.__P);!e&&(s=i.__c)&&(s=s.__z)&&(n=Lt(s,o=[]))&&(s==i.__e&&o.some(ot),ot(n),ot(s)),e||ot(i.__e),i.__e=i.__c=i.__=null}function Qn(i,t,e){return this.constructor(i,e)}function L(i,t){var e,s,n,o;M.__&&M.__(i,t),t.nodeType==9&&(t=t.documentElement),s=(e=i&&32&i.__u)?null:t.__k,t.__k=$t(At,{children:[i]}),n=[],o=[],pe(t,t.__k,s||Et,Et,t.namespaceURI,s?null:t.firstChild?ue.call(t.childNodes):null,n,s?s.__e:t.firstChild,e,o),ts(n,t.__k,o),t.__k.props.children=null}M={__e:function(i,t,e,s){for(var n,o,l;t=t.__;)if((n=t.__c)&&!(1&n.__g)){n.__g|=4;try{if((l=(o=n.constructor)&&o.getDerivedStateFromError)&&n.setState(o.getDerivedStateFromError(i)),n.componentDidCatch&&(n.componentDidCatch(i,s||{}),l=1),l&&8&n.__g)return void(n.__g|=2)}catch(a){i=a}}throw Tt=0,i}},Ge=0,jn=function(i){return i!=null&&i.constructor===gt},ht.prototype.setState=function(i,t){var e=this.__s;e&&e!=this.state||(e=this.__s=lt({},this.state)),typeof i=="function"&&(i=i(lt({},e),this.props)),i&&(lt(e,i),this.__v&&(t&&this.__k.push(t),Ue(this)))},ht.prototype.forceUpdate=function(i){this.__v&&(this.__g|=4,i&&this.__h.push(i),Ue(this))},ht.prototype.render=At,Z=[],Tt=0,Ve=function(i,t){return i.__v.__b-t.__v.__b},Mt=Symbol(),Ke=/(PointerCapture)$|Capture$/i,he=0,ce={},Un=0;var ss=function(i,t,e,s){var n;t[0]=0;for(var o=1;o<t.length;o++){var l=t[o++],a=t[o]?(t[0]|=l?1:2,e[t[o++]]):t[++o];l===3?s[0]=a:l===4?s[1]=Object.assign(s[1]||{},a):l===5?(s[1]=s[1]||{})[t[++o]]=a:l===6?s[1][t[++o]]+=a+"":l?(n=i.apply(a,ss(i,a,e,["",null])),s.push(n),a[0]?t[0]|=2:(t[o-2]=0,t[o]=n)):s.push(a)}return s},es=new Map;function ns(i){var t=es.get(this);return t||(t=new Map,es.set(this,t)),(t=ss(this,t.get(i)||(t.set(i,t=(function(e){for(var s,n,o=1,l="",a="",r=[0],h=function(u){o===1&&(u||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?r.push(0,u,l):o===3&&(u||l)?(r.push(3,u,l),o=2):o===2&&l==="..."&&u?r.push(4,u,0):o===2&&l&&!u?r.push(5,0,!0,l):o>=5&&((l||!u&&o===5)&&(r.push(o,0,l,n),o=6),u&&(r.push(o,u,0,n),o=6)),l=""},c=0;c<e.length;c++){c&&(o===1&&h(),h(c));for(var f=0;f<e[c].length;f++)s=e[c][f],o===1?s==="<"?(h(),r=[r],o=3):l+=s:o===4?l==="--"&&s===">"?(o=1,l=""):l=s+l[0]:a?s===a?a="":l+=s:s==='"'||s==="'"?a=s:s===">"?(h(),o=1):o&&(s==="="?(o=5,n=l,l=""):s==="/"&&(o<5||e[c][f+1]===">")?(h(),o===3&&(r=r[0]),o=r,(r=r[0]).push(2,0,o),o=0):s===" "||s==="	"||s===`
`||s==="\r"?(h(),o=2):l+=s),o===3&&l==="!--"&&(o=4,r=r[0])}return h(),r})(i)),t),arguments,[])).length>1?t:t[0]}var d=ns.bind(b),is=i=>i.replace(/[<>&"']/g,""),H=i=>({dangerouslySetInnerHTML:{__html:i}});function T(i,t={}){let e=document.createElement(i);for(let[s,n]of Object.entries(t))e.setAttribute(s,n);return e}var N=i=>T("div",{class:i});function k(i){let t=H(`<svg viewBox="0 0 24 24"><use href="#cl-i-${is(i)}"/></svg>`);return d`<span class="cl-ic" aria-hidden="true" ...${t} />`}function K(i,t=""){let e=H(`<svg viewBox="0 0 100 100"><use href="#cl-${is(i)}"/></svg>`);return d`<span class="cl-sy ${t}" aria-hidden="true" ...${e} />`}var x=(i,t,...e)=>d`<button type="button" class=${i} onClick=${t}>${e}</button>`;function at(i,t,e,s,n=!1){return d`<button type="button" class=${i} title=${e} aria-label=${e}
    onClick=${s} disabled=${n}
  >
    ${k(t)}
  </button>`}function w(i){return Object.keys(i).filter(t=>i[t]).join(" ")}function zt(i,t){for(let[e,s]of Object.entries(t))i.classList.toggle(e,s)}var Xn=[2,3,4,5,8],j=i=>Object.fromEntries(Xn.map(t=>[`cl-from-${t}`,i>=t]));function S(i){let t=new Map;return i.map(e=>{let s=(t.get(e)??0)+1;t.set(e,s);let n=`${e}#${s}`;return{key:n,"data-key":n}})}var O=(i,t)=>i.replace(/\{(\w+)\}/g,(e,s)=>String(t[s]??e)),q=(i,t)=>O(t===1?i.card:i.cards,{n:t}),et=i=>class extends ht{shouldComponentUpdate(t){for(let e in t){let[s,n]=[this.props[e],t[e]];if(s!==n&&!(typeof n=="object"&&JSON.stringify(s)===JSON.stringify(n)))return!0}return!1}render(t){return i(t)}};var U=class{constructor(t){this.play=t}asksItself=!1;hold=0;take(t){}classes(t){return{"cl-form-piles":!0}}middle(t){return null}inLabel(t){return""}layBefore(t){return d`<div class="cl-places">${this.places(t.places)}</div>`}layMine(t){return t.places.length?this.places(t.places):null}aside(t){return null}hidesSorting(t){return!1}fitsThen(t){return!1}following(){return null}owns(t){return!1}asButtons(t){return t.filter(e=>!this.owns(e))}dress(t){return{}}isPlain(t){return!1}before(){}trips(t,e){return null}slides(t,e){return[]}awaits(t){return!1}pileButton({count:t,label:e,name:s,top:n},{before:o="",behind:l="",looks:a,inside:r,more:h}={}){let{art:c,pick:f,press:u,words:p}=this.play,m={zone:s},$=n.at(-1),g=$?`, ${p.on_top}: ${c.name($)}`:"",_={"cl-may":f.invites(m),"cl-thick":t>1,"cl-empty":!n.length};return d`<button type="button" class="cl-pile ${w({..._,...a})}"
      disabled=${!f.leads(m)} onClick=${()=>u(m)}
      aria-label="${e}: ${o}${q(p,t)}${g}${l}" ...${h}
    >
      ${r??c.faces(n)}
    </button>`}places(t){return t.map(e=>d`<div key=${e.zone} class="cl-place"
        data-zone=${e.zone}
      >
        <span class="cl-place-name">${e.label} <b>${e.count}</b></span>
        <div class="cl-heap">${this.heaps(e)}</div>
      </div>`)}heaps(t){let{pick:e,scene:s}=this.play,n=$e(t),o=t.cards.some(h=>e.leads({card:h,zone:t.zone})),a=s.places.includes(t)?"mine":s.seats.length<ti?"other":"many";return n.length<=Zn[a]||o||t.no?this.pieces(t,n):this.pieces(t,[[n.at(-1)?.[0]??null,t.count]])}pieces(t,e){let s=S(e.map(([n])=>n??"back"));return e.map(([n,o],l)=>this.piece(t,n,o,s[l]))}piece(t,e,s,{css:n="",...o}={}){let{art:l,pick:a,press:r,words:h}=this.play,c={card:e,zone:t.zone},f=a.leads(c),u=a.isPicked(c),p=e?l.name(e):q(h,s),m=e&&s>1?` (${s})`:"";return d`<button type="button"
      class="cl-piece ${n} ${w({"cl-may":f||u,"cl-sel":u})}"
      disabled=${!f&&!u} aria-pressed=${a.pressed(u)} data-n=${s>1?s:""}
      aria-label="${t.label}: ${p}${m}" onClick=${()=>r(c)} ...${o}
    >
      ${l.small(e)}
    </button>`}},Zn={mine:8,other:5,many:1},ti=5;function $e(i){let t=new Map;for(let e of i.cards)t.set(e,(t.get(e)??0)+1);return[...t]}var D=class extends U{middle({rows:t}){return d`<div class="cl-form cl-piles ${w(j(t.length))}">
      ${t.map(e=>d`<div class="cl-row">${this.row(e)}</div>`)}
    </div>`}row(t){return t.map(e=>e.spread?this.spread(e):this.pile(e))}pile(t,e="",s={}){let n=`${this.play.art.text(t.note)} `;return d`<div key=${t.name} class="cl-zone ${e}" data-zone=${t.name}>
      ${this.pileButton(t,{before:n,more:s})}
      ${this.caption(t)}
    </div>`}caption({count:t,label:e,note:s,spread:n,top:o}){let a=!n&&t===1&&o.length>0&&o.at(-1)!=null?null:d`<b>${t}</b>`,{art:r}=this.play,h=s&&(s.length>1||typeof s[0]=="string"),c=s&&!h&&d`<span class="cl-fact">${r.line(s)}</span>`;return d`<p class="cl-label">${e} ${c||a}</p>
      ${h&&d`<p class="cl-note" title=${r.text(s)}>${r.line(s)}</p>`}`}spread(t){let{art:e,pick:s,press:n}=this.play,o=t.name,l=s.leads({zone:o}),a=S(t.top.map(r=>r??"back"));return d`<div key=${o} class="cl-zone cl-spread" data-zone=${o}>
      <div class="cl-heap">
        ${t.top.map((r,h)=>{let c={card:r,zone:o},f=l||s.leads(c)||s.isPicked(c);return d`<button ...${a[h]} type="button"
            class="cl-card ${w({"cl-may":f})}" disabled=${!f}
            aria-label=${e.name(r)} onClick=${()=>n(l?{zone:o}:c)}
          >
            ${e.face(r)}
          </button>`})}
      </div>
      ${this.caption(t)}
    </div>`}};var ei=["card","zone","seat","suit","choice"],st=(i,t)=>ei.every(e=>i[e]===t[e]),J=i=>i.steps.some(t=>t.card),nt=class i{constructor(t){this.moves=t,this.picked=[],this.marking=!1}get isOpen(){return this.moves.length>0}open(){return this.moves.filter(t=>this.next(t)!=null)}left(t){if(!this.picked.length)return t.steps;let e=[...t.steps],s=t.any;for(let n of this.picked){let o=e.slice(0,Math.max(s,1)).findIndex(l=>st(l,n));if(o<0)return null;e.splice(o,1),s-=1}return e}next(t){return this.left(t)?.slice(0,Math.max(t.any-this.picked.length,1))??null}leads(t){return this.moves.some(e=>this.next(e)?.some(s=>st(s,t)))}invites(t){return this.moves.filter(s=>s.index<1e3).some(s=>this.next(s)?.some(n=>st(n,t)))}asks(t){return this.leads(t)}comesLater(t){return this.leads(t)||this.isPicked(t)||this.begins(t)?!1:this.moves.filter(s=>s.index<1e3).some(s=>s.steps.some(n=>st(n,t)))}begins(t){return this.moves.some(e=>e.steps.slice(0,Math.max(e.any,1)).some(s=>st(s,t)))}isPicked(t){return this.at(t)>=0}at(t){let e=({nth:s})=>(t.nth??s)===s;return this.picked.findIndex(s=>st(s,t)&&e(s))}pressed(t){return t||(this.marking?!1:void 0)}toCome(t){if(this.marking)return[];let e=this.moves.flatMap(({any:n,steps:o})=>o.slice(0,Math.max(n,1))),s=[];for(let n of new Map(e.map(o=>[JSON.stringify(o),o])).values()){let o=new i(this.moves);if(!n.card||o.press(n))continue;let l=t(o.buttons().filter(J));l.length>s.length&&(s=l)}return s}foreignZone(t){return this.moves.flatMap(s=>s.steps).find(({card:s,zone:n})=>s&&n&&n!==t)?.zone??null}press(t){if(this.isPicked(t)&&(t.nth!==void 0||!this.leads(t)))return this.takeBack(t),null;if(!this.leads(t)&&this.picked.length&&(this.picked=[]),!this.leads(t))return null;this.picked.push(t);let e=this.open(),s=e.filter(n=>n.steps.length===this.picked.length);return s.length===1&&e.length===1?s[0]:null}takeBack(t){let e=this.at(t),s=this.open().some(n=>n.any>=this.picked.length);this.picked.splice(e,s?1:this.picked.length)}back(){this.picked.pop()}buttons(){let t=e=>e?.every(s=>!s.card||this.isPicked(s))??!1;return this.moves.filter(e=>e.steps.every(s=>!s.card)||this.picked.length>0&&t(this.left(e)))}};function os({play:i,form:t}){let{art:e,pick:s}=i,n=s.buttons().filter(c=>!t.owns(c)),o=S(n.map(c=>c.say)),l=n.filter(J),r=s.toCome(c=>t.asButtons(c)).slice(l.length).map(c=>d`<span class="cl-btn cl-room" aria-hidden="true">
      ${t.dress(c).label??d`<span>${e.line(c.short)}</span>`}
    </span>`),h=n.map((c,f)=>ge(i,c,{...o[f],...t.dress(c)}));return d`<div class="cl-buttons" role="group" aria-label=${i.words.moves}>
    ${s.marking?[h,r]:[r,h]}
  </div>`}function ge(i,t,{label:e,say:s,isQuiet:n,css:o="",...l},...a){let{art:r,pick:h}=i,c=t.steps.length===1&&t.steps[0].suit,f={"cl-piece-btn":!!t.face,"cl-on":t.marked===!0,"cl-outlined":n===!0},u=c?`cl-suit ${r.drawings.suits[c].css}`:"",p=h.picked.length>0&&t.steps.some($=>$.card),m=d`<span>${r.line(p?t.short:t.label)}</span>`;return d`<button ...${l} type="button"
    class="cl-btn cl-act ${w(f)} ${u} ${o}"
    aria-label=${s??`${t.say}${be(i,t)}`} aria-keyshortcuts=${t.key}
    aria-pressed=${t.marked} disabled=${!h.isOpen} onClick=${()=>i.make(t)}
  >
    ${t.face?r.face(t.face):e??m}
    ${t.key?d`<kbd aria-hidden="true">${t.key}</kbd>`:null}
    ${t.then?d`<small>${si(i,t.then)}</small>`:null}
    ${a}
  </button>`}function be({art:i,words:t},{then:e}){if(!e)return"";let s=e.map(n=>i.name(n)).join(", ");return s?`, ${t.then} ${s}`:`, ${t.then_none}`}var si=({art:i,words:t},e)=>e.length?[t.then,...e.map(s=>i.face(s))]:t.then_none;var ni=3;function ls({form:i,more:t}){return[t.front,t.plate].map(e=>{let{zone:s}=e,n=e===t.front,o=e.heaps.map(a=>b(ii,{key:a.card,form:i,zone:s,isFront:n,heap:a})),l=i.targets.some(({place:a})=>a.zone===s);return d`<div key=${s} class=${l?"cl-bag-row cl-twice":"cl-bag-row"}
      data-zone=${s}
    >
      <span>${e.label}</span>
      <div class="cl-bag-heaps ${w(j(e.heaps.length))}">
        ${o.length?o:d`<span class="cl-bag-none">${t.words.none}</span>`}
      </div>
    </div>`})}function ii({form:i,zone:t,isFront:e,heap:{card:s,n,marked:o,wild:l}}){let{art:a,pick:r,press:h}=i.play,c={card:s,zone:t},f=i.isTold&&o,u={"cl-hot":e&&f,"cl-lead":!e&&f,"cl-dim":!e&&i.isTold&&!o&&!l,"cl-glow":r.invites(c)};return d`<span class="cl-bag-heap ${w(u)}" role="img" data-n=${n}
    data-chip="${t} ${s}"
    aria-label=${`${n>1?`${n} x `:""}${a.name(s)}`}
    onClick=${()=>r.leads(c)&&h(c)}
  >
    ${a.small(s)}
  </span>`}var _e=({more:{points:i,words:t}})=>d`<p class="cl-bag-points">
  <b aria-hidden="true">${i}</b><small aria-hidden="true">${t.points}</small>
  <span class="cl-unseen">${i} ${t.points}</span>
</p>`;function as({form:i,targets:t,shown:e,show:s}){let n=i.play.scene.seats.length>ni,o=({seat:r,place:{zone:h},label:c})=>d`<button type="button" key=${h} class="cl-bag-tab" aria-pressed=${h===e}
      aria-label=${c} onClick=${()=>s(h)}
    >
      ${r.name}
    </button>`,l=t.filter(({place:r})=>!n||r.zone===e),a={role:"group","aria-label":i.more.words.choose};return d`<div class="cl-bag-targets" tabIndex="-1" ...${i.peeked==null?{}:a}>
    <div class="cl-bag-tabs" hidden=${!n}>${n?t.map(o):null}</div>
    <div class="cl-bag-rows">
      ${l.map(({place:r,label:h})=>d`<div key=${r.zone} class="cl-bag-target"
          data-zone=${r.zone}
        >
          <span>${h}</span>
          <div class="cl-heap">${i.pieces({...r,label:h},$e(r))}</div>
        </div>`)}
    </div>
  </div>`}function rs({form:i,mine:{front:t}}){let{words:e}=i.more,s=t.heaps.length?e.claimed:e.none,n={zone:t.zone,label:e.front,count:0,cards:[]},o=S(t.heaps.map(({card:l})=>l));return d`<div class="cl-bag-front" data-zone=${t.zone}>
    <p><b>${e.front}</b> <small>${s}</small></p>
    <div class="cl-heap">
      ${t.heaps.map(({card:l,n:a,marked:r},h)=>i.piece(n,l,a,{...o[h],"data-chip":`${t.zone} ${l}`,css:i.isTold&&r?"cl-hot":""}))}
    </div>
  </div>`}function cs({form:i,mine:t}){let{words:e}=i.more,{isTold:s}=i,{zone:n}=t.plate,o={zone:n,label:e.plate,count:0,cards:[]};return d`
    <h3>${e.plate} <small>${e.most}</small></h3>
    <ul class="cl-bag-columns" data-zone=${n}>
      ${t.columns.map(({cards:l,ghost:a,leads:r,n:h,name:c,other:f})=>{let u=S(Object.keys(l));return d`<li key=${a}
          class=${w({"cl-lead":s&&r,"cl-none":!h})}
        >
          <div class="cl-bag-pile">
            ${Object.entries(l).map(([p,m],$)=>i.piece(o,p,m,{...u[$],"data-chip":`${n} ${p}`}))}
          </div>
          <i class="cl-bag-ghost" aria-hidden="true">${i.play.art.small(a)}</i>
          <span class="cl-unseen">${c}:</span> <b>${h||"–"}</b>
          <small>${s?f:null}</small>
        </li>`})}
    </ul>
    ${s?b(_e,{more:t}):null}
  `}function hs({art:i,count:t,words:e}){return d`<table>
    <caption class="cl-unseen">${e.count}</caption>
    <thead>
      <tr>
        <td />
        ${t.heads.map(({card:s,name:n})=>d`<th scope="col" aria-label=${n}>${i.small(s)}</th>`)}
        <th scope="col">${e.total}</th>
      </tr>
    </thead>
    <tbody>
      ${t.rows.map(({name:s,won:n,cells:o,points:l})=>d`<tr class=${n?"cl-won":void 0}>
          <th scope="row">${s}</th>
          ${o.map(({n:a,scores:r},h)=>d`<td class=${r?"cl-scores":void 0}>
              ${a||null}${r&&t.heads[h].doubled?"×2":null}
            </td>`)}
          <td class="cl-sum">${l}</td>
        </tr>`)}
    </tbody>
  </table>`}var Nt=165,ds=112,us=154,oi=11,ps=6.5;function fs({play:i,more:t}){let{art:e,pick:s,press:n,scene:o}=i,l=t.bag,a=o.rows.flat().find(m=>m.name===l),r=a?.count??0,h=o.show_counts==="none",c=o.show_counts==="all",f=t.ring.reduce((m,$)=>m+$.n,0),u=0,p=t.ring.map(m=>{let $=f?m.n/f:0;return u+=$,li(m,u-$,$)});return d`<div class=${c?"cl-bag-left":"cl-bag-left cl-bag-alone"} tabIndex="-1">
    <div class=${h?"cl-bag-ring cl-bag-quiet":"cl-bag-ring"} data-zone=${l}>
      <div class="cl-bag-parts" role=${c?"img":"presentation"}
        aria-label=${c?t.says:""} hidden=${h}
      >
        ${h?null:d`<svg viewBox="-2 -2 334 334">${p}</svg>`}
      </div>
      <button type="button"
        class="cl-bag-btn ${w({"cl-may":s.invites({zone:l})})}"
        style=${{"--cl-drawn":t.drawn.length}} disabled=${!s.leads({zone:l})}
        aria-label="${a?.label}: ${r}"
        onClick=${()=>n({zone:l})}
      >
        <span class="cl-bag-sack">${e.face(null)}</span>
        <span class="cl-label">${a?.label} <b>${r}</b></span>
      </button>
    </div>
    ${c&&t.risk.length>0?d`<p class="cl-bag-risk">
          <i aria-hidden="true" />
          <b>${t.risk[0]} </b>
          <span>${t.risk[1]}</span>
        </p>`:null}
  </div>`}function li({busts:i,n:t,sign:e,symbol:s},n,o){let l=i?oi:0,a=(ds+us+l)/2,r=Math.max(0,2*Math.PI*a*o-ps),h=360*n-90+ps/2/a*180/Math.PI,c=2*Math.PI*(n+o/2),[f,u]=[Nt+a*Math.sin(c),Nt-a*Math.cos(c)],p={"cl-busts":i,"cl-gone":!t,[`cl-bag-of-${s}`]:!!s};return d`<g class="cl-bag-part ${w(p)}">
    <circle cx=${Nt} cy=${Nt} r=${a}
      style=${{strokeWidth:`${us-ds+l}`,strokeDasharray:`${r.toFixed(1)} 2000`,transform:`rotate(${h.toFixed(2)}deg)`}}
    />
    <g class="cl-bag-sign cl-bag-${s||"number"}"
      style=${{transform:`translate(${f.toFixed(1)}px, ${u.toFixed(1)}px)`}}
    >
      ${s?d`
            <circle r="19" /><use href="#cl-${s}" x="-13" y="-13" width="26" height="26" />
          `:d`<text>${e}</text>`}
    </g>
  </g>`}var ke,z,ye,ms,$s=Object.is,we=0,Ss=[],ve=[],P=M,gs=P.__b,bs=P.__r,_s=P.diffed,ys=P.__c,ks=P.unmount,ws=P.__;function ai(i,t){P.__h&&P.__h(z,i,we||t),we=0;var e=z.__H||(z.__H={__:[],__h:[]});return i>=e.__.length&&e.__.push({}),e.__[i]}function Rt(i){return we=1,ri(Cs,i)}function ri(i,t,e){var s=ai(ke++,2);if(s.t=i,!s.__c&&(s.__=[e?e(t):Cs(void 0,t),function(o){var l=(s.__N||s.__)[0],a=s.t(l,o);$s(l,a)||(s.__N=[a,s.__[1]],s.__c.setState({}))}],s.__c=z,!z.__f)){z.__f=!0;var n=z.shouldComponentUpdate;z.shouldComponentUpdate=function(o,l,a){var r=this.__H;if(!r)return!0;var h=!1,c=this.props!=o;if(r.__.some(function(u){u.__N&&(h=!0,$s(u.__[0],u.__N[0])||(c=!0))}),n){var f=n.call(this,o,l,a);return h?f||c:f}return!h||c}}return s.__}function ci(){var i;do{for(;i=ve.shift();)try{bt(i)}catch(e){P.__e(e,{__:(i=i.__P)&&i.__v})}for(;i=Ss.shift();){var t=i.__H;if(i.__P&&t)try{t.__h.some(bt),t.__h.some(xe),t.__h=[]}catch(e){t.__h=[],P.__e(e,i.__v)}}}while(ve.length)}P.__b=function(i){z=null,gs&&gs(i)},P.__=function(i,t){i&&t.__k&&t.__k.__m&&(i.__m=t.__k.__m),ws&&ws(i,t)},P.__r=function(i){bs&&bs(i),ke=0;var t=(z=i.__c).__H;t&&(ye==z?z.__h=[]:(t.__h.some(bt),t.__h.some(xe),ke=0),t.__h=[],t.__.some(function(e){e.__N&&(e.__=e.__N),e.u=e.__N=void 0})),ye=z},P.diffed=function(i){_s&&_s(i);var t=i.__c;t&&t.__H&&(t.__H.__h.length&&xs(Ss.push(t)),t.__H.__.some(function(e){e.u&&(e.__H=e.u)})),ye=z=null},P.__c=function(i,t){t.some(function(e){try{e.__h.some(bt),e.__h=e.__h.filter(function(s){return!s.__||xe(s)})}catch(s){e.__h=[function(){throw s}]}}),ys&&ys(i,t)},P.unmount=function(i){ks&&ks(i);var t,e,s=i.__c;s&&s.__H&&(s.__H.__.some(function(n){try{if(n.__P&&n.__c){if(e===void 0){for(e=i.__;e&&(!e.__c||!e.__c.__P);)e=e.__;e=e&&e.__c}n.__P=e,xs(ve.push(n))}else bt(n)}catch(o){t=o}}),s.__H=void 0,t&&P.__e(t,s.__v))};var vs=typeof requestAnimationFrame=="function";function hi(i){var t,e=function(){clearTimeout(s),vs&&cancelAnimationFrame(t),setTimeout(i)},s=setTimeout(e,35);vs&&(t=requestAnimationFrame(e))}function xs(i){i!=1&&ms==P.requestAnimationFrame||((ms=P.requestAnimationFrame)||hi)(ci)}function bt(i){var t=z,e=i.__c;typeof e=="function"&&(i.__c=void 0,e()),z=t}function xe(i){var t=z;i.__c=i.__(),z=t}function Cs(i,t){return typeof t=="function"?t(i):t}var Os=7;function Ms({play:i,more:t,lost:e,isPainted:s}){let{art:n,pick:o,scene:l}=i,a=l.show_counts==="none",r=e?0:t.drawn.length,h=e?e.cards.map(m=>({card:m,name:"",n:"",from:""})):t.drawn,c=o.leads({zone:t.bag}),f=!e&&!t.count&&(c||!l.moves.length),u={"cl-bag-lost":e!=null,"cl-bag-quiet-tray":a&&!e},p=S(h.map(({card:m})=>m));return d`<div class="cl-bag-tray ${w(u)}" tabIndex="-1"
    style=${{"--cl-risk":r?.2+.8*Math.min(r,Os)/Os:0}}
  >
    <p class="cl-bag-heading">
      ${e?d`<b>${t.words.bust}</b> ${n.line(e.line.text)}`:t.heading}
    </p>
    <ul class="cl-bag-chips" data-zone=${t.tray} aria-label=${t.heading}>
      ${h.map((m,$)=>{let g=e?gi(e.cards,$,t.kinds):!1,_=g&&$===h.length-1&&!!t.kinds[m.card],y=e?di(t,_):ui(m,a);return d`<li ...${p[$]}
          class=${w({"cl-gone":e!=null&&!g,"cl-twin":g})}
        >
          ${b(pi,{play:i,card:m.card,zone:t.tray,isPainted:s})}
          <span class="cl-take" hidden=${!e&&a&&!m.name}>${y}</span>
        </li>`})}
      ${f?b(mi,{key:"next",more:t}):null}
    </ul>
  </div>`}var di=({words:i},t)=>t?d`<b>${i.again}</b>`:i.back;function ui({name:i,n:t,from:e},s){let n=s?[]:d`<b>${t}</b> <span>${e}</span>`;return i?d`<b aria-hidden="true">${i}</b> ${t?n:null}`:n}function pi({play:{art:i,pick:t,press:e},card:s,zone:n,isPainted:o}){let[l]=Rt(o),a={card:s,zone:n},r=t.isPicked(a),h=t.invites(a)||r;return d`<span class=${l?"cl-bag-new":void 0}>
    <button type="button"
      class="cl-bag-chip ${w({"cl-may":h,"cl-sel":r})}"
      data-key="${s}#1" data-chip="${n} ${s}" aria-label=${i.name(s)}
      disabled=${!t.leads(a)&&!r} aria-pressed=${t.pressed(r)}
      onClick=${()=>e(a)}
    >
      ${i.small(s)}
    </button>
  </span>`}var fi='<svg viewBox="0 0 100 92" aria-hidden="true"><path d="M40 9q10-9 20 0 24 30 36 62 3 14-10 17-36 5-72 0Q1 85 4 71 16 39 40 9z"/><text x="50" y="72">?</text></svg>',mi=({more:i})=>d`<li class="cl-bag-next">
  <i ...${H(fi)} /><span class="cl-take">${i.words.more}</span>
</li>`;function Ls({story:i},t){let{draws:e,values:s,moves:n,lost:o,ends:l}=t.told,a=i.findLastIndex(({icon:u})=>u===e||u===o||u===l[0]);if(i[a]?.icon!==o)return null;let r=[],h=new Set,c="";for(let u=a-1;u>=0&&!l.includes(i[u].icon);u-=1){let p=$i(i[u]);if(i[u].icon===n)for(let $ of p)h.add($);if(i[u].icon===s&&(c=p[0]),i[u].icon!==e)continue;let m=c&&!t.kinds[p[0]];r.unshift(m?`${p[0]}=${c}`:p[0]),m&&(c="")}let f=r.length-1;return{line:i[a],value:c,cards:r.filter((u,p)=>p===f||!h.has(u))}}function $i(i){return i.text.flatMap(t=>typeof t=="object"&&t.card?[t.card]:[])}function gi(i,t,e){let s=i[i.length-1];return t===i.length-1||e[i[t]]===e[s]}var Ts=24,Es=4,bi=5,It=class extends U{lay=new Map;held=[];lost=null;isNew=!1;isPainted=!1;shown="";peeked=null;targets=[];get more(){return this.play.scene.more}get isTold(){return this.play.scene.show_counts!=="none"}take(t){let e=Ls(t,this.more);if(e&&this.held.length>=e.cards.length){let r=e.cards.at(-1),h=`=${e.value}`,c=this.held.map(f=>f in this.more.kinds?f:f+h);e.cards=r?[...this.held,r]:c}e||(this.held=this.more.drawn.map(({card:r})=>r)),this.isNew=e?.line.n!==this.lost?.line.n,this.lost=e;let{pick:s}=this.play,n=r=>t.seats.flatMap(h=>h.places.filter(c=>r(c,h)).map(c=>({seat:h,place:c,label:`${h.name}, ${c.label.toLowerCase()}`}))),o=n(({cards:r,zone:h})=>r.some(c=>s.asks({card:c,zone:h}))),a=o.some(({place:{cards:r,zone:h}})=>r.some(c=>s.leads({card:c,zone:h})||s.isPicked({card:c,zone:h})))?o:[];a.length&&(this.peeked=null),this.targets=a.length?a:n((r,h)=>h.seat===this.peeked),this.targets.some(({place:r})=>r.zone===this.shown)||(this.shown=this.targets[0]?.place.zone??"")}classes({seats:t}){return{"cl-form-bag":!0,"cl-bag-many":t.length>Es,"cl-bag-over":this.isCounted,"cl-bag-bust":this.lost!=null,"cl-bag-full":this.more.drawn.length>bi,"cl-bag-choosing":this.targets.length>0}}get isCounted(){return!!this.more.count&&this.isTold}middle(t){let{more:e,play:s,targets:n}=this,o=this.acts(),l=this.choices(),a=o||l||t.moves.length>0,r=this.lost||e.drawn.length>0||!l,h=t.mine&&(!a||this.own(t).front.heaps.length>0),c=u=>{this.shown=u,s.repaint()},{isPainted:f}=this;return this.isPainted=!0,d`<div class="cl-form cl-bag">
      ${b(fs,{play:s,more:e})}
      ${n.length?b(as,{form:this,targets:n,shown:this.shown,show:c}):null}
      ${r?b(Ms,{play:s,more:e,lost:this.lost,isPainted:f}):null}
      <div class="cl-bag-low" tabIndex="-1">
        ${o}
        ${l}
        ${h?b(rs,{form:this,mine:this.own(t)}):null}
      </div>
      ${this.isCounted&&e.count?d`<div class="cl-bag-count">
            ${b(hs,{art:s.art,count:e.count,words:e.words})}
          </div>`:null}
    </div>`}own(t){return t.mine}owns(t){let{acts:e,choices:s}=this.more;return[...e.map(({verb:n})=>n),...s.verbs].includes(t.verb)}acts(){let{pick:t}=this.play,e=t.buttons(),s=this.more.acts.map(o=>({act:o,move:e.find(l=>l.verb===o.verb)}));if(!s.some(({move:o})=>o))return null;let n=S(s.map(({act:o,move:l})=>l?.say??`no ${o.verb}`));return d`<div class="cl-bag-duel">
      ${s.map(({act:o,move:l},a)=>{let r=this.isTold?o.note:"";return l?this.noted(l,r,n[a]):d`<p ...${n[a]} class="cl-bag-not"><small>${r}</small></p>`})}
    </div>`}choices(){let{verbs:t,faces:e,notes:s}=this.more.choices,{pick:n}=this.play,o=n.buttons().filter(a=>t.includes(a.verb));if(!o.length)return null;let l=S(o.map(a=>a.say));return d`<div class="cl-bag-choices ${w(j(o.length))}">
      ${o.map((a,r)=>{let h=a.steps.at(-1)?.choice?.split(" ").at(-1)??"",c=this.isTold?s[h]??"":"";return this.noted({...a,face:e[h]},c,l[r])})}
    </div>`}noted(t,e,s){let n=e?`${t.say}: ${e}`:void 0,o=d`<small class="cl-bag-note">${e}</small>`;return ge(this.play,t,{...s,say:n},o)}layBefore(t){let{isTold:e,play:s}=this,n=t.more,o=this.peeked===t.seat,l=()=>{this.peeked=o?null:t.seat,s.repaint()};return d`
      <div class="cl-places">${b(ls,{form:this,more:n})}</div>
      ${e?b(_e,{more:n}):null}
      ${s.scene.seats.length>Es?d`<button type="button" class="cl-bag-peek"
            aria-label="${t.name}: ${t.places.at(-1)?.label}" aria-expanded=${o}
            onClick=${l}
          />`:null}
    `}layMine(t){return t.mine?b(cs,{form:this,mine:this.own(t)}):null}before(){this.lay=new Map;for(let t of this.play.felt.querySelectorAll("[data-chip]")){let e=t.getBoundingClientRect();e.width&&this.lay.set(t.dataset.chip??"",e)}}trips(t,e){let{felt:s}=this.play,n=Ps(t,e).flatMap(([r,h])=>Array(Math.max(0,-h)).fill(r)),l=s.querySelector(".cl-bag-btn").getBoundingClientRect(),a=[];if(this.lost&&this.isNew){let r=s.querySelector(".cl-bag-chips > :last-child [data-chip]");r&&a.push([r,l,Ts])}for(let[r,h]of Ps(t,e)){let[c,f]=r,u=h>0&&[...s.querySelectorAll("[data-chip]")].findLast($=>_i($,c,f));if(!u)continue;let p=n.find($=>$[1]===f&&$[0]!==c),m=p?this.was(p[0],f):l;m&&a.push([u,m,p?0:Ts])}return a}was(t,e){let s=this.lay.get(`${t} ${e}`),n=[...this.lay].find(([o])=>o.startsWith(`${t} ${e}=`));return s??n?.[1]??null}};function _i(i,t,e){let s=i.dataset.chip??"";return s===`${t} ${e}`||s.startsWith(`${t} ${e}=`)}function Ps(i,t){let e=new Map,s=(n,o)=>{let l=[n,...n.seats].flatMap(r=>r.places),a=n.rows.flat().map(r=>({zone:r.name,cards:r.top}));for(let{zone:r,cards:h}of[...l,...a])for(let c of h){if(c==null)continue;let f=c.split("=")[0],[u,p]=e.get(`${r} ${f}`)??[[r,f],0];e.set(`${r} ${f}`,[u,p+o])}};return s(i,-1),s(t,1),[...e.values()].filter(([,n])=>n)}function Bt(i){try{return i()}catch{return null}}var Se=i=>Bt(()=>localStorage.getItem(i)),Ce=(i,t)=>Bt(()=>localStorage.setItem(i,t)),_t=i=>Bt(()=>JSON.parse(Se(i)??"null")),dt=(i,t)=>Ce(i,JSON.stringify(t)),As=i=>Bt(()=>localStorage.removeItem(i));var zs=["dealt","suit","number"],Ns="cardlab.sort",yi=5,ki=7;function wi(i,t,{suits:e,pieces:s}){if(t==="dealt")return i;let n=Object.keys(e),o=Object.keys(s),l=h=>n.indexOf(s[h.card].suit),a=h=>{let c=Number(h.card.match(/\d+/)?.[0]??NaN);return Number.isNaN(c)?1e3+o.indexOf(h.card):c},r=t==="suit"?[l,a]:[a,l];return i.toSorted((h,c)=>r[0](h)-r[0](c)||r[1](h)-r[1](c))}var Rs=({suits:i})=>zs.filter(t=>t!=="suit"||Object.keys(i).length>1);function Is(i){let t=_t(Ns);return zs.includes(t)?Rs(i).includes(t)?t:"number":"dealt"}function Bs({play:{art:i,scene:t,words:e},order:s,isHidden:n,sort:o}){let l=()=>{let r=Rs(i.drawings),h=r[(r.indexOf(s)+1)%r.length];dt(Ns,h),o(h)},a=`${e.sort}: ${e.orders[s]}`;return d`<div class="cl-sorting" hidden=${n}>
    ${t.hand.length<yi?null:x("cl-sort",l,k("list"),d`<span>${a}</span>`)}
  </div>`}function qs({play:i,form:t,order:e,isHidden:s}){let{art:n,words:o,pick:l,scene:a}=i,r=a.hand_zone??"",h=wi(a.hand,e,n.drawings),c=h.length,f=Math.ceil(c/Math.max(1,Math.ceil(c/ki))),u=S(h.map(({card:$})=>$)),p=a.moves.length>0,m=E(a);return d`<div class="cl-hand ${w(j(c))}" role="group"
    aria-label=${o.hand} data-zone=${r} hidden=${s}
    style=${{"--cl-columns":vi(f)}}
  >
    ${h.map(({card:$,no:g},_)=>{let y=h.slice(0,_).filter(G=>G.card===$).length,v={card:$,zone:r,nth:y},C=l.leads(v),R=l.isPicked(v),mt=C||l.begins(v),ct={"cl-may":R||l.invites(v),"cl-not":!C&&!R&&p,"cl-sel":R,"cl-below":_>=f,"cl-then":t.fitsThen($)},B=c>1?(_/(c-1)-.5)*Math.min(14,c*1.6):0,Ct=p&&!C&&g?`: ${n.text(g.text)}`:"",F=`, ${mt?o.playable:o.not_playable}${Ct}`;return d`<button ...${u[_]} type="button" class="cl-card ${w(ct)}"
        style=${{"--cl-n":c,"--cl-r":B.toFixed(2),"--cl-dy":(B*B*.28).toFixed(1)}}
        aria-label=${`${n.name($)}${l.marking||m?"":F}`}
        disabled=${m&&!l.isOpen&&g?.tried===void 0}
        aria-disabled=${p&&!mt&&!R&&!m}
        aria-pressed=${l.pressed(R)} onClick=${()=>i.press(v)}
      >
        ${n.face($)}
      </button>`})}
  </div>`}var E=({step:i})=>i!==void 0&&i.kind!=="game",vi=i=>`${i>1?`repeat(${i-1}, minmax(0, calc(var(--cw) + 4px)))`:""} var(--cw)`;var Oe=({symbol:i,n:t,all:e})=>Array.from({length:e},(s,n)=>n<t?d`<span key=${n} class="cl-paper cl-cup">${K(i)}</span>`:d`<i key="no ${n}" class="cl-cup0">${K(i)}</i>`);function Me(i,{cups:t,wild:e,wild_card:s,won:n}){let o=Math.min(2,n.n);return d`
    <span role="img" class="cl-won-pile" data-zone=${n.zone} aria-label=${n.text}>
      <span class=${o?"cl-pilelet":"cl-pilelet cl-none-won"}>
        ${i.faces(Array(o).fill(null))}
      </span>
      <b>${n.n}</b>
      <small>${n.text.replace(/^\d+\s*/,"")}</small>
    </span>
    <span role="img" class="cl-wild" hidden=${!e} title=${e} aria-label=${e}>
      ${e?i.small(s):null}
    </span>
    <span role="img" class="cl-cups" data-zone=${t.zone} aria-label=${t.label}>
      ${Oe(t)}
    </span>
  `}var A=class{#t=void 0;get isSet(){return this.#t!==void 0}set(t,e){this.stop(),this.#t=window.setTimeout(()=>{this.#t=void 0,e()},t)}stop(){clearTimeout(this.#t),this.#t=void 0}};var xi={duration:220,easing:"cubic-bezier(.2,.8,.2,1)"},Ds=".cl-paper:last-of-type",Fs=".cl-hand > .cl-card",it=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function Hs(i){let t=new Map([[i.hand_zone??"",i.hand.length]]);for(let e of i.seats)t.set(e.zone,e.count??0);for(let e of i.rows.flat())t.set(e.name,e.count);for(let e of[i,...i.seats].flatMap(s=>s.places))t.set(e.zone,e.count);return t}var qt=class{constructor(t,e){this.felt=t,this.form=e,this.standing=[],this.places=new Map,this.trips=[]}zone(t){return this.felt.querySelector(`[data-zone="${CSS.escape(t)}"]`)}before(){if(this.start(),this.places=new Map,!it()){this.form.before();for(let t of this.felt.querySelectorAll(Fs))this.places.set(t,t.getBoundingClientRect())}}after(t,e){if(it()||!t||t.me!==e.me)return;this.trips=[];let s=this.form.trips(t,e);if(s){for(let[u,p,m]of s)this.travel(u,p,m);for(let u of this.trips)this.stand(...u);return}let[n,o]=[Hs(t),Hs(e)],l=[...n.keys()].filter(u=>(o.get(u)??0)<(n.get(u)??0)),a=[...o.keys()].filter(u=>(o.get(u)??0)>(n.get(u)??0)),r=e.hand_zone;for(let u of this.felt.querySelectorAll(Fs)){let p=this.places.get(u)??(l[0]&&l[0]!==r?this.rect(l[0]):null);p&&this.travel(u,p)}let h=this.form.slides(t,e);for(let{to:u,from:p}of h)this.arrive(u,p,e);let c=h.map(({to:u})=>u),f=u=>u!==r&&!c.includes(u)&&!this.form.awaits(u);for(let u of a.filter(f))this.arrive(u,l.find(p=>p!==u),e);for(let u of this.trips)this.stand(...u)}arrive(t,e,s){let n=e&&(this.played(e,s)??this.rect(e)),o=this.zone(t)?.querySelector(Ds);n&&o&&this.travel(o,n)}played(t,e){if(t!==e.hand_zone)return null;let s=[...this.places.keys()].find(n=>!n.isConnected);return s?this.places.get(s):null}rect(t){let e=this.zone(t);return(e?.querySelector(Ds)??e)?.getBoundingClientRect()}travel(t,e,s=0){this.trips.push([t,e,t.getBoundingClientRect(),s])}stand(t,e,s,n){let[o,l]=[e.left-s.left,e.top-s.top];if(!s.width||Math.abs(o)<1&&Math.abs(l)<1)return;let a={translate:`${o}px ${l}px`,scale:String(Math.max(.3,Math.min(2,e.width/s.width)))};Object.assign(t.style,a);let r={...a,translate:`${o}px ${l-n}px`,offset:.3},h=[a,...n?[r]:[],{translate:"0 0",scale:"1"}];this.standing.push([t,h])}start(){for(let[t,e]of this.standing.splice(0))Object.assign(t.style,{translate:"",scale:""}),t.animate(e,xi)}};var Si=1500,Ci=2200,Oi={duration:250,easing:"cubic-bezier(.2,.8,.2,1)"},Dt=class{constructor(t){this.play=t,this.seen=void 0,this.stage="",this.timer=new A}take(t,e,s){let n=e?JSON.stringify(e):"",o=this.seen===void 0,l=e!=null&&this.seen!==n;return this.seen=n,!e||s&&this.stage==="up"?this.settle(e?"gone":""):l&&(this.settle("up"),!o&&t.mode!=="over"&&this.timer.set(Si,()=>this.leave(e))),l&&!o?Ci:0}last(t){return!t||this.stage!=="gone"?null:d`<div class="cl-last ${Te(t)}">
      ${this.play.art.small(t.card)}${Le(t)}
    </div>`}verdict(t){if(!t||this.stage==="")return null;let e=t.right&&t.trait!=="";return d`<p class=${`cl-verdict ${e?"cl-right":"cl-wrong"}`}>${k(e?"check":"cross")}${t.verdict}</p>`}settle(t){this.timer.stop(),this.stage=t}leave(t){let{felt:e,repaint:s}=this.play,n=e.querySelector(".cl-ghosts");if(this.stage!=="up"||!n?.isConnected)return;let o=()=>{this.stage==="up"&&(this.settle("gone"),s())},l=e.querySelector(`[data-zone="${CSS.escape(t.zone)}"]`);if(it()||!l)return o();let[a,r]=[n.getBoundingClientRect(),l.getBoundingClientRect()],h=r.left+r.width/2-a.left-a.width/2,c=r.top+r.height/2-a.top-a.height/2,f={transform:`translate(${h}px, ${c}px) scale(.2)`,opacity:.6};n.animate([{transform:"none",opacity:1},f],Oi).onfinish=o}},Le=({right:i,trait:t})=>t?k(i?"check":"cross"):null,Te=({plain:i,right:t,trait:e})=>e?`cl-of-${i?e:"all"} ${t?"cl-right":"cl-wrong"}`:"cl-unnamed";var Mi=4,Ft=class extends D{asksItself=!0;constructor(t){super(t),this.chosen="",this.picked="",this.toCome=[],this.owned=new Set,this.armed="",this.reveal=new Dt(t)}get more(){return this.play.scene.more}take(t){let e=this.sayings();this.choose(e),this.hold=this.reveal.take(t,this.more.reveal,e.length>0);let s=E(t)&&this.reveal.stage==="up";this.toCome=this.inOrder(s?[]:this.play.pick.toCome(n=>n.filter(W)))}get doubts(){let{pick:t,scene:e}=this.play;return t.marking?[]:this.more.doubts.flatMap(({index:s,...n})=>{let o=e.moves.find(l=>l.index===s);return o?[{...n,move:o}]:[]})}get isDoubting(){return this.doubts.length>0}classes(){return{"cl-form-claim":!0,"cl-doubting":this.isDoubting,"cl-saying":this.sayings().length>0,"cl-to-say":this.toCome.length>0}}hidesSorting(t){return t.moves.length>0&&!t.moves.some(J)||E(t)}middle(t){let{more:e}=this,s=this.sayings(),n=this.toCome.slice(s.length),o=t.rows.flat().filter(l=>e.shelf.includes(l.name));return d`<div class="cl-form cl-claim">
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
            ${s.length||n.length?this.options(s,n):null}
          </div>
          ${this.stake(t)}
          ${e.trail.length?this.trail():null}
        </div>
        <div class="cl-prize">${this.prize()}</div>
      </div>
    </div>`}owns(t){return this.owned.has(t.index)}asButtons(t){return[...t.filter(W).toSorted((s,n)=>n.say.length-s.say.length).slice(0,1),...t.filter(s=>!W(s))]}dress(t){let{art:e,pick:s}=this.play,n=J(t)?W(t):"",o=!s.marking&&this.more.quiet.includes(t.index);if(!n)return{isQuiet:o};let[l,a]=this.more.say.split("{card}"),r=[l,{card:n},a];return{label:e.line(r),say:e.text(r),isQuiet:o}}awaits(t){return this.reveal.stage==="up"&&t===this.more.reveal?.zone}following(){return this.play.felt.querySelector('.cl-option[aria-pressed="true"]')}sayings(){let{pick:t}=this.play;return t.marking||!t.picked.length?[]:this.inOrder(t.buttons().filter(e=>J(e)&&W(e)))}inOrder(t){let e=this.more.says.map(n=>n.card),s=n=>e.indexOf(W(n))+1||1/0;return t.toSorted((n,o)=>Math.sign(s(n)-s(o))||0)}choose(t){let{pick:e}=this.play;if(this.owned=new Set(this.doubts.map(({move:o})=>o.index)),!t.length){this.chosen="";return}let{card:s}=e.picked[0],n=t.map(W);if(!n.includes(this.chosen)||this.picked!==s){let o=n.filter(l=>this.saying(l)?.fits);this.chosen=o.find(l=>l===s)??o[0]??n[0]}this.picked=s;for(let o of t)W(o)!==this.chosen&&this.owned.add(o.index)}saying(t){return this.more.says.find(e=>e.card===t)}options(t,e){let{art:s}=this.play,n=S(t.map(l=>l.say)),o=t.length+e.length;return d`<div class="cl-options${o>12?" cl-all-sayings":""}" style=${{"--n":o}}
      aria-hidden=${t.length?void 0:!0}
    >
      ${t.map((l,a)=>{let r=W(l),h=this.saying(r),c=h&&!h.fits?" cl-against":"";return d`<button ...${n[a]} type="button"
          class="cl-option ${s.drawings.pieces[r].css}${c}"
          aria-pressed=${r===this.chosen} aria-label=${l.say}
          onClick=${()=>{this.chosen=r,this.play.repaint()}}
        >
          ${this.drawn(r)}
        </button>`})}
      ${e.map(l=>d`<span class="cl-option cl-room" aria-hidden="true">
          ${this.drawn(W(l))}
        </span>`)}
    </div>`}drawn(t){let{art:e}=this.play;return[e.suit(e.drawings.pieces[t].suit),t.split(" ").at(-1)]}speech(t){let{claim:e,reveal:s,talk:n}=this.more,o=this.reveal.stage==="up"&&s,l=o?s.challenger:e?e.seat:-1,a=t.seats.findIndex(f=>f.seat===l),r=t.seats.length,h=o?s.doubt:e?e.text:[],c={"cl-of-none":a<0,"cl-two-rows":r>3,"cl-first":a===0&&r>1,"cl-final":a===r-1&&r>1};return d`<div class="cl-says ${w(c)}" style=${{"--n":r,"--k":a+1}}>
      <div class=${h.length?"cl-speech":"cl-speech cl-empty-speech"}>
        <p>${this.play.art.line(h)}</p>
        <p class="cl-talk">${!o&&n?.seat===l?n.text:null}</p>
      </div>
    </div>`}row(t){let{near:e}=this.more,{scene:s}=this.play,n=e||!E(s)||s.step?.kind==="look";return t.map((o,l)=>{let a=n?o.note:null,r=a?{"aria-label":`${o.label}: ${this.play.art.text(a)}`}:{};return this.pile({...o,note:a},!l&&e?"cl-near":"",r)})}caption({count:t,label:e,note:s}){return d`
      <span class="cl-zone-name">${e}</span>${" "}
      <span>${s?this.play.art.line(s):d`<b>${t}</b>`}</span>
    `}prize(){let{pick:t,press:e}=this.play,{prize:s}=this.more,{zone:n}=s,o={symbol:s.symbol,n:s.left,all:s.all};return d`<div class="cl-zone" data-zone=${n}>
      <button type="button" class="cl-cups" disabled=${!t.leads({zone:n})}
        aria-label=${s.label} onClick=${()=>e({zone:n})}
      >
        ${Oe(o)}
      </button>
      <p class="cl-label">${s.text.map(l=>d`<span>${l} </span>`)}</p>
    </div>`}stack(t){let{art:e,pick:s,press:n,words:o}=this.play,{chosen:l,more:a}=this,{claim:r,reveal:h}=a,c=a.stack,f=t.rows.flat().find(R=>R.name===c),u=this.reveal.stage==="up"?h:null,p=r?.sure===!0&&!l,m=u?u.cards:f.count+(l?1:0),$=l||(u?u.card:p?"":r?.card??""),g={"cl-may":s.invites({zone:c}),"cl-empty":m===0,"cl-mine-said":!!l,"cl-up":u!=null},_=r?`, ${e.text(r.text)}`:"",y=Array(Math.min(m,Mi)).fill(null);p&&y.length&&(y[y.length-1]=f.top.at(-1)??null);let v=u&&!l?u:null,C=v?null:$?"?":p&&r?e.line([{card:r.card}]):null;return d`<div class="cl-zone" data-zone=${c}>
      <button type="button" class="cl-ghosts ${w(g)}" disabled=${!s.leads({zone:c})}
        aria-label="${f.label}: ${q(o,f.count)}${_}"
        onClick=${()=>n({zone:c})}
      >
        <span class="cl-papers">${e.faces(y)}</span>
        <i class=${v?`cl-turned ${Te(v)}`:"cl-ghost"} hidden=${!$}>
          ${$&&e.face($)}${v&&Li(v)}
        </i>
        <i class="cl-q" aria-hidden="true" hidden=${!C}>${C}</i>
      </button>
    </div>`}doubt(t){let e=this.doubts.filter(n=>n.trait===t),s=S(e.map(({move:n})=>n.say));return d`<div class="cl-doubt cl-at-${t}">
      ${e.map(({move:n,why:o},l)=>{let a=this.armed===this.touched(n),r=a?this.more.again:o;return d`<button ...${s[l]} type="button"
          class="cl-btn cl-act${a?" cl-armed":""}" aria-label="${n.say} ${r}"
          onClick=${h=>this.challenge(h,n)}
        >
          <span>${this.play.art.line(n.label)}</span><small>${r}</small>
        </button>`})}
    </div>`}touched=t=>`${this.play.scene.seq} ${t.index}`;challenge(t,e){let{make:s,repaint:n,scene:o}=this.play;if(t.pointerType!=="touch"||E(o)||this.armed===this.touched(e))return s(e);this.armed=this.touched(e),n()}stake(t){let{art:e,pick:s}=this.play,{doubts:n,reveal:o,says:l,stake:a,truths:r}=this.more,h=E(t)&&n.length>0,c=t.step?.kind==="choose",f=o?o.lines:h?[]:c?a.slice(0,1):a,u=l.findIndex(_=>_.card===this.chosen),m=(t.mine?t.mine.truth:void 0)?.[s.picked[0]?.card??""]?.[u]??"",$=this.chosen&&m?r[m]:null,g={"cl-told":!!this.chosen,"cl-revealed":o!=null};return d`<div class="cl-stake ${w(g)}">
      <p>${f.map(_=>d`<span>${e.line(_)} </span>`)}</p>
      ${$&&d`<p>${$}</p>`}
    </div>`}trail(){let{trail:t,trail_label:e}=this.more,s=t.length===1?"cl-trail cl-one":"cl-trail";return d`<ol class=${s} aria-label=${e}>
      ${t.map(({card:n,name:o,seat:l},a)=>d`<li key="${a} ${l} ${n}"
          class=${a===t.length-1?"cl-newest":""}
        >
          ${o} ${this.play.art.line([{card:n}])}
        </li>`)}
    </ol>`}layBefore(t){let e=t.more;return d`<div class="cl-places">${Me(this.play.art,e)}</div>`}layMine({mine:t}){return t?Me(this.play.art,t):null}},Li=i=>i.trait?d`<b class="cl-trait">${Le(i)}</b>`:null;function W(i){let[t]=i.short;return i.short.length===1&&typeof t=="object"?t.card??"":""}var ut=({mine:i})=>i,Ee=i=>i.layer==="hand"?null:i[i.layer];function js(i){let t=ut(i),e=t?i.places.filter(({zone:s})=>s!==Ee(t)):[];return{"cl-no-layers":!t?.spots,"cl-laid-out":e.length<i.places.length&&t!=null,"cl-last-layer":t?.layer==="lower","cl-nothing-below":t!=null&&!e.some(({count:s})=>s)}}function Us({play:i}){let{scene:t}=i,e=ut(t),s=t.places.filter(({zone:o})=>o!==Ee(e)),n=t.places.find(({count:o,zone:l})=>o&&l===Ee(e));return d`
    <div class="cl-spark" key="small">
      <p class="cl-opens">${e.locked?k("lock"):null}<span>${e.opens}</span></p>
      <div class="cl-stacks-box cl-stacks">
        ${b(Pe,{play:i,places:s,more:e,isMine:!0})}
      </div>
    </div>
    ${n?b(Ti,{play:i,place:n,key:"large"}):null}
  `}function Ti({play:i,place:t}){let{art:e,words:s,scene:n}=i,o=n.moves.length>0,l=S(t.cards.map(a=>a??"back"));return d`<div class="cl-laid" data-zone=${t.zone} role="group" aria-label=${t.label}>
    ${t.cards.map((a,r)=>{let{may:h,sel:c,invites:f,no:u,press:p}=Ws(i,t,r),m=u?`: ${e.text(u.text)}`:"",$=`, ${h?s.playable:s.not_playable}${m}`,g=a?e.name(a):t.label,_={"cl-may":c||f,"cl-not":o&&!c&&!h,"cl-sel":c};return d`<button ...${l[r]} type="button" class="cl-card ${w(_)}"
        disabled=${!h&&!c&&!u} aria-label=${`${g}${E(n)?"":$}`}
        aria-pressed=${i.pick.pressed(c)} onClick=${p}
      >
        ${e.face(a)}
      </button>`})}
  </div>`}function Ws({pick:i,press:t},{cards:e,no:s,zone:n},o){let l=e[o],a=e.slice(0,o).filter(h=>h===l).length,r=l?{card:l,zone:n,nth:a}:{zone:n};return{may:i.leads(r),sel:i.isPicked(r),invites:i.invites(r),no:l?s?.[l]:null,press:()=>t(r)}}function Gs({mine:i}){if(!i.spots)return null;let t=["hand","upper","lower"].indexOf(i.layer);return d`<p class="cl-layers-of">
    ${i.steps.map(({label:e,n:s},n)=>d`<span class=${n===t?"cl-now":""}>
        ${n>t?k("lock"):null}${e} ${s}
      </span>`)}
  </p>`}function Pe({play:i,places:t,more:e,isMine:s}){let{art:n,words:o}=i,l=t.find(p=>p.zone===e.upper),a=t.find(p=>p.zone===e.lower);if(!e.spots)return null;let[r,h]=[l?.count??0,a?.count??0],c=Array.from({length:Math.max(e.spots,r,h)},(p,m)=>m<h?m<r?"under":"bare":m<r?"none":"gone"),f=({label:p,count:m,zone:$},g,_)=>d`<div key=${$} class=${g} data-zone=${$} role="group"
    aria-label="${p}: ${q(o,m)}"
  >
    ${_}
  </div>`,u=p=>d`<span class="cl-stack-at cl-${p}">
    ${p==="under"||p==="bare"?n.small(null):null}
  </span>`;return[a&&f(a,"cl-downs",c.map(u)),l&&f(l,"cl-ups",r?b(Ei,{play:i,place:l,isMine:s}):null)]}function Ei({play:i,place:t,isMine:e}){let{art:s}=i,n=S(t.cards.map(o=>o??"back"));return t.cards.map((o,l)=>{let{may:a,sel:r,invites:h,no:c,press:f}=Ws(i,t,l),u=c&&!a&&!E(i.scene)?`: ${s.text(c.text)}`:"";return d`<button ...${n[l]} type="button"
      class="cl-piece ${w({"cl-may":r||h,"cl-sel":r})}"
      disabled=${!a&&!r&&!c} aria-label="${t.label}: ${s.name(o)}${u}"
      aria-pressed=${i.pick.pressed(r)} onClick=${f}
    >
      ${s.small(o)}${e?s.face(o):null}
    </button>`})}var Ai={duration:250,easing:"cubic-bezier(.2,.8,.2,1)"},Ht=class extends D{were=new Map;get more(){return this.play.scene.more}take(t){this.burn(t,this.more.pile)}classes(t){let e=[2,3,4,5,7].map(s=>[`cl-from-${s}`,t.seats.length>=s]);return{"cl-form-heat":!0,"cl-no-sparks":!t.seats.some(s=>s.more?.spots),...Object.fromEntries(e),...js(t)}}middle(t){let{more:e}=this,s=t.direction<0?"-1":"1",n=()=>d`<i />`,o=()=>k("chev"),l=E(t)?null:this.choices();return d`<div class="cl-form cl-heat${l?" cl-choosing":""}">
      <div class=${s==="-1"?"cl-way cl-back":"cl-way"} role="img"
        aria-label=${e.ways[s]}
      >
        ${n()}${o()}${n()}${o()}${n()}${o()}${n()}
      </div>
      <div class="cl-rises">
        <div class="cl-row">${this.row(t.rows.flat())}</div>
        ${this.temper()}
        ${l}
      </div>
    </div>`}pile(t){let{make:e,scene:s,words:n}=this.play,{alike:o,gone:l,pile:a}=this.more,{count:r,label:h,name:c}=t,f=c===a,u=f?this.whole():null,p=f&&!E(s)?o:null,m=[p?.say,u?.say].map(g=>g?`. ${g}`:"").join(""),$=u&&{looks:{"cl-may":!0},more:{disabled:!1,onClick:()=>e(u)}};return d`<div key=${c} class="cl-zone${f?" cl-main":""}" data-zone=${c}>
      ${this.pileButton(t,{behind:m,...$})}
      <p class="cl-label">
        ${f?q(n,r):d`${h} <b>${r||(l[c]??0)}</b>`}
        ${p?zi(p):null}
      </p>
    </div>`}whole(){let{pick:t,scene:e}=this.play,s=e.rows.flat().find(l=>l.name===this.more.turned),n=t.marking?[]:e.moves.filter(l=>l.index<1e3);if(s?.count&&n.length===1)return n[0];let o=t.buttons().filter(l=>l.steps.length===t.picked.length);return t.picked.length&&o.length===1?o[0]:null}temper(){let{cells:t,goes:e,special:s,taken:n}=this.more;if(!e.length&&!n)return null;let o=l=>l?"cl-lit":"";return d`<div class="cl-temper">
      <ol class="cl-cells" aria-hidden="true">
        ${t.map(({colour:l,label:a,on:r})=>d`<li class=${o(r)} style=${{"--heat":l}}>${a}</li>`)}
        <li class="${o(s.on)} cl-special">${s.label}</li>
      </ol>
      <p class="cl-goes">
        <span>${this.play.art.line(e)}</span>
        ${e.length&&n?" ":null}
        <span>${n}</span>
      </p>
    </div>`}choice(t){return this.more.choices[t.steps.at(-1)?.choice??""]}isChoice(t){return!!(this.more.race&&t.verb||this.choice(t))}owns(t){let e=t.steps.length===1&&t.steps[0].zone;return this.isChoice(t)||!!(e&&e===ut(this.play.scene)?.lower)}choices(){let t=this.play.pick.buttons().filter(n=>this.isChoice(n));if(!t.length)return null;let e=S(t.map(n=>n.say)),s=t.some(n=>this.choice(n)?.face);return d`<div class=${s?"cl-choices cl-faces":"cl-choices"} role="group"
      aria-label=${this.play.words.moves}
    >
      ${t.map((n,o)=>this.choiceButton(n,e[o]))}
    </div>`}choiceButton(t,e){let{art:s,make:n}=this.play,o=this.choice(t),{face:l,side:a,to:r}=o??{},h={"cl-btn":!l,"cl-as":!!l,"cl-race":!o,"cl-to-left":a===1,"cl-to-right":a===-1},c=t.key?d`<kbd aria-hidden="true">${t.key}</kbd>`:null,f=a?k(a>0?"left":"right"):null,u=r?d`<small>${r}</small>`:null,p=l&&Number.isNaN(Number(l))?d`<small>${s.name(l)}</small>`:null,m=o?l?[s.small(l),f,p]:d`${f}<span>${s.line(t.short)}</span>${u}`:d`${K(this.more.race??"")}<b>${s.line(t.label)}</b>${c}`;return d`<button ...${e} type="button" class="cl-act ${w(h)}"
      aria-label=${r?`${t.say}, ${r}`:t.say} aria-keyshortcuts=${t.key}
      onClick=${()=>n(t)}
    >
      ${m}
    </button>`}layBefore({more:t,places:e}){let s=t;return d`<div class=${s.spots?"cl-places cl-stacks":"cl-places"}>
      ${b(Pe,{play:this.play,places:e,more:s,isMine:!1})}
    </div>`}layMine(t){return ut(t)?.spots?b(Us,{play:this.play}):null}aside(t){let e=ut(t);return E(t)?this.choices():e&&b(Gs,{mine:e})}burn(t,e){let s=new Map(t.rows.flat().map(g=>[g.name,g.count])),{were:n}=this;this.were=s;let o=(n.get(e)??0)-(s.get(e)??0),l=[...s].find(([g,_])=>g!==e&&_-(n.get(g)??_)>=o);if(o<2||s.get(e)||!l||it())return;let{felt:a}=this.play,r=a.querySelector(`.cl-heat [data-zone="${e}"] > button`),h=a.querySelector(`.cl-heat [data-zone="${l[0]}"] > button`);if(!r||!h)return;let[c,f]=[r.getBoundingClientRect(),h.getBoundingClientRect()],u=T("div",{class:"cl-ash","aria-hidden":"true"});for(let g of r.querySelectorAll(".cl-paper"))u.append(g.cloneNode(!0));r.parentElement?.append(u);let p=`${f.left-c.left}px ${f.top-c.top}px`,m=String(f.width/c.width),$=[{translate:"0 0",scale:"1",filter:"brightness(1)"},{translate:"0 0",scale:"1",filter:"brightness(.5)",offset:.3},{translate:p,scale:m,filter:"brightness(.15)"}];u.animate($,Ai).onfinish=()=>u.remove()}},zi=i=>d`
  <span class="cl-dot">·</span>
  <span>${i.name}</span>
  <span class="cl-alike" role="img" aria-label=${i.say}>
    ${Array.from({length:i.of},(t,e)=>d`<i class=${e<i.n?"cl-on":""} />`)}
  </span>
`;function Vs({play:i,lever:t,move:e,must:s,preview:n}){let{pick:o,scene:l}=i,a=e!=null&&o.picked.length>0&&o.open().includes(e),r=e!=null&&(a||s&&t.free&&!E(l)),h={"cl-act":e!=null,"cl-waits":!e||!l.moves.length,"cl-must":r,"cl-may":r},c=()=>e&&n(!0),f=()=>n(!1),u=m=>m.currentTarget.matches(":focus-visible")&&c(),p=`${t.say}, ${t.note}${e?be(i,e):""}`;return d`<button type="button" class="cl-lever ${w(h)}" disabled=${!e}
    data-key="${t.say}#1" aria-label=${p}
    aria-keyshortcuts=${e?.key||void 0} onClick=${()=>e&&i.make(e)}
    onPointerEnter=${c} onPointerDown=${c} onPointerLeave=${f}
    onFocus=${u}
    onBlur=${f}
  >
    ${K(t.sign)}<b>${t.label}</b><small>${t.note}</small>
  </button>`}var Ks=900,Ni={duration:160,delay:220,easing:"cubic-bezier(.2,.8,.2,1)",fill:"backwards"},jt=class extends U{constructor(t){super(t),this.slim=null,this.piles=new Map,this.choices=new Set,this.preview={lane:"",move:null}}measure(){if(this.slim!=null)return;let t=this.play.felt.closest(".cl");this.slim=(t.clientWidth||innerWidth)<=Ks,new ResizeObserver(([e])=>{let s=e.contentRect.width<=Ks;s===this.slim||!e.contentRect.width||(this.slim=s,this.play.repaint())}).observe(t)}take(t){this.measure(),this.piles=new Map(t.rows.flat().map(n=>[n.name,n]));let e=yt(t).lanes.flatMap(n=>n.levers);this.choices=new Set(e.map(n=>n.choice));let{move:s}=this.preview;s&&!t.moves.includes(s)&&(this.preview={lane:"",move:null})}classes(t){return{"cl-has-lanes":!0,"cl-one-move":t.moves.length===1}}middle(t){let e=yt(t),s=!this.slim,n=t.mine?[Qs(t)]:[],o=t.mine?[]:[e.common],l=r=>d`<i class="cl-lane-fork ${r}" aria-hidden="true" />`,a=s?[]:[e.next,e.used,e.common,...n];return d`<div class="cl-form cl-lanes">
      <div class="cl-lane-strip">${this.sides(a)}</div>
      <div class="cl-lane-end">${s?this.sides([e.next]):null}</div>
      ${l("cl-in")}
      <div class="cl-lane-rows">${e.lanes.map(r=>this.lane(r,t))}</div>
      ${l("cl-off")}
      <div class="cl-lane-end">${s?this.sides([e.used,...o]):null}</div>
    </div>`}lane(t,e){let{play:s}=this,{next:n,must:o}=yt(e),l=s.pick.marking?[]:e.moves,a=this.preview.lane===t.name,r=t.levers.map(u=>{let p=l.find($=>$.steps.at(-1)?.choice===u.choice)??null,m=$=>this.look($?p:null,t.name);return b(Vs,{key:u.say,play:s,lever:u,move:p,must:o,preview:m})}),h=[n.zone,...t.spots.map(u=>u.rule)],c=!E(e),f=a?"cl-lane cl-shows":"cl-lane";return d`<section key=${t.name} class=${f} aria-label=${t.label}>
      <div class="cl-levers" hidden=${!r.length}>${r}</div>
      <div class="cl-spots">
        ${t.spots.map((u,p)=>this.spot(u,c,a?h[p]:""))}
      </div>
    </section>`}look(t,e){t!==this.preview.move&&(this.preview={lane:t?e:"",move:t},this.play.repaint())}fitsThen(t){return this.preview.move?.then?.includes(t)??!1}spot(t,e,s){let{art:n,pick:o}=this.play,l=this.piles.get(s)?.top.at(-1),a=l?d`<div class="cl-lane-ghost">${n.face(l)}</div>`:null,r=e?n.text(t.fits):"",h=o.invites({zone:t.pile})?"cl-spot cl-lit":"cl-spot",[c,f]=[this.piles.get(t.rule),this.piles.get(t.pile)],u=[c?.label,...(c?.top??[]).map(p=>n.name(p??""))];return d`<div class=${h}>
      <div class="cl-rule" data-zone=${t.rule}>${this.cards(t.rule)}${a}</div>
      <div class="cl-zone" data-zone=${t.pile}>
        ${f&&this.pile({...f,label:[...u,f.label].join(", ")},r)}
      </div>
      <p class="cl-fits" aria-hidden="true" hidden=${!e}>
        <span>${n.line(t.fits)}</span><span>${n.line(t.short)}</span>
      </p>
    </div>`}cards(t){let e=this.piles.get(t);return e?this.pile(e,""):null}pile(t,e,s=!1){let{art:n,pick:o}=this.play,l={zone:t.name},a=t.top.at(-1),r=o.isPicked(l),c=o.comesLater(l)||o.picked.length>0&&!o.leads(l)?{disabled:r,"aria-disabled":!0}:{};return this.pileButton(t,{behind:e?`, ${e}`:"",looks:{"cl-sel":r},inside:s&&a!==void 0?n.small(a):void 0,more:{"aria-pressed":o.pressed(r),...c}})}sides(t){return t.map(e=>this.side(e))}side(t){let{art:e,scene:s}=this.play,{slim:n}=this,o=this.piles.get(t.zone)??Ri(s,t.zone);if(!o)return null;let l=!!(t.stock&&this.piles.get(t.stock)?.count),a=d`<div class="cl-stock" data-zone=${t.stock} hidden=${!l}>
      ${e.small(null)}
    </div>`,r=Js(t)?Ys(t):"";return d`<div key=${t.zone} class="cl-side${n&&t.stock?" cl-large":""}">
      <div class="cl-side-pile">
        ${t.stock?a:null}
        <div data-zone=${t.zone}>${this.pile(o,r,!!n)}</div>
      </div>
      <p class="cl-label">
        ${n?d`${t.short}<b>${t.short_note}</b>`:d`${e.line(t.label)} <span>${e.line(t.note)}</span>`}
      </p>
      ${Js(t)?this.toGo(t):null}
    </div>`}inLabel(t){return Ys(t.more)}layBefore(t){let{pick:e}=this.play,s=e.invites({seat:t.seat})&&!e.marking,n=t.more;return d`<div class="cl-places">${this.toGo(n,s,n.zone)}</div>`}toGo(t,e=!1,s){return d`<div class="cl-togo" aria-hidden="true" style=${{"--cl-part":t.part}}>
      <i />
      <p><span>${t.to_go}</span> <b data-zone=${s}>${t.left}</b></p>
      <span class="cl-gets cl-out" hidden=${!e}>${t.gets}</span>
    </div>`}layMine(t){return!this.slim&&t.mine?this.sides([Qs(t),yt(t).common]):null}owns(t){let{pick:e,scene:s}=this.play;if(e.marking)return!1;let n=t.steps.at(-1),o=t.steps.length===1?n?.seat:void 0;return this.isPlain(t)?!0:o!==void 0&&s.seats.some(a=>a.seat===o)||n?.choice!==void 0&&this.choices.has(n.choice)}isPlain(t){return t.steps.length===2&&t.steps[1].zone!==void 0}slides(t,e){let{next:s,used:n,lanes:o}=yt(e);if(Ae(t,s.stock)?.count===Ae(e,s.stock)?.count)return[];for(let l of o){let a=[s.zone,...l.spots.map(h=>h.rule),n.zone];if(a.slice(1).every((h,c)=>Xs(e,h)===Xs(t,a[c])))return this.turn(s.zone),a.slice(1).map((h,c)=>({to:h,from:a[c]}))}return[]}turn(t){this.play.felt.querySelector(`[data-zone="${CSS.escape(t)}"] .cl-paper`)?.animate([{transform:"scaleX(0)"},{transform:"none"}],Ni)}},yt=i=>i.more,Js=i=>"left"in i,Ys=({to_go:i,left:t})=>`${i} ${t}`,Qs=i=>i.mine;function Ri(i,t){let e=i.places.find(o=>o.zone===t);if(!e)return null;let{label:s,count:n}=e;return{name:t,label:s,count:n,top:n?[null]:[],spread:!1,note:null}}var Ae=(i,t)=>i.rows.flat().find(e=>e.name===t),Xs=(i,t)=>Ae(i,t)?.top.at(-1);var ze={piles:D,lanes:jt,bag:It,heat:Ht,claim:Ft},Ii={Form:U,Piles:D,h:b,html:d,keys:S};async function Zs({form:i,form_module:t}){let e=new Blob([t],{type:"text/javascript"}),s=URL.createObjectURL(e),{default:n}=await import(s);URL.revokeObjectURL(s),ze[i]=n(Ii)}var Y=class{constructor(t){this.state=t,this.held=null}get(t){return this.state[t]}on(){}off(){}send(t){this.held=t}},pt=globalThis;function tn(i){let t=pt.cardlabEarly;return!t||t.model.get("ticket")!==i.get("ticket")?null:(delete pt.cardlabEarly,t)}function en(i){let t=null;i.addEventListener("focusin",s=>t=s.target);let e=new MutationObserver(()=>{document.activeElement===document.body&&t&&i.contains(t)&&t.focus({preventScroll:!0})});return e.observe(document,{childList:!0,subtree:!0}),e}function Ne(i,t){let{keeper:e,root:s}=i;if(!t.isConnected)return void setTimeout(()=>Ne(i,t),10);e?.disconnect();let n=document.activeElement,o=s.parentElement;t.append(s),o?.remove(),s.contains(n)&&n.focus({preventScroll:!0})}var Ut=class{constructor(t,e){this.css=t,this.closes=e,this.node=T("dialog",{class:"cl-dialog",closedby:"any","aria-labelledby":"cl-dialog-title"})}open(t,...e){let s=x(this.css,()=>this.close(),this.closes());L(null,this.node),L([d`<h3 id="cl-dialog-title">${t}</h3>`,...e,s],this.node),this.node.open||this.node.showModal()}close(){this.node.close()}get box(){return this.node.querySelector("textarea")}};function sn(i){return i.slice(0,7e4).replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,"")}var Wt=class{constructor(t){this.handed=t;let{words:e}=t;this.lasting={text:"",href:""},this.said={text:"",isBad:!1},this.dialog=new Ut("cl-btn cl-quiet",()=>e.close),this.notices=N("cl-notices"),this.node=N(""),this.node.append(this.notices,this.dialog.node)}draw(){let{lasting:t,said:e}=this,{words:s}=this.handed,n=d`<a class="cl-btn cl-quiet" href=${t.href}>${s.watch.go_on}</a>`;L(d`
        <div class="cl-notice cl-bad cl-lasting" role="alert" hidden=${!t.text}>
          <p>${t.text}</p>${t.href?n:null}
        </div>
        <div class="cl-notice${e.isBad?" cl-bad":""}" role="alert" hidden=${!e.text}>
          <p>${e.text}</p>
          <button type="button" class="cl-tool" aria-label=${s.close}
            onClick=${()=>this.hideNotice()}
          >
            ${k("cross")}
          </button>
        </div>
      `,this.notices)}say(t,e=!1){this.said={text:t,isBad:e},this.draw()}last(t,e=""){let s=this.lasting.text;this.lasting={text:t||this.handed.unkept(),href:e},this.draw(),t&&t!==s&&this.notices.scrollIntoView({block:"center"})}hideNotice(){this.said.text&&this.say("")}open(t,...e){this.dialog.open(t,...e)}showText(t,e){navigator.clipboard?.writeText(e).catch(()=>{}),this.open(t,d`<textarea readonly rows="6" aria-label=${t} value=${e} />`),this.dialog.box.select()}share(t,e=!1){let{words:s}=this.handed,{dialog:n}=this,o=()=>{n.box.select(),navigator.clipboard?.writeText(t).catch(()=>document.execCommand("copy"))};n.open(s.share,d`<p>${e?s.save_sealed:s.share_hint}</p>`,d`<textarea readonly rows="5" aria-label=${s.share} value=${t} />`,x("cl-btn",o,s.copy)),n.box.select()}load(){let{words:t,load:e}=this.handed,{dialog:s}=this,n=async({currentTarget:l})=>{let[a]=l.files??[];a&&(s.box.value=await a.text())},o=()=>{e(sn(s.box.value)),s.close()};s.open(t.load,d`<p>${t.load_hint}</p>`,d`<input type="file" accept=".json,.txt" aria-label=${t.choose_file}
        onChange=${n}
      />`,d`<textarea rows="5" aria-label=${t.paste} />`,x("cl-btn",o,t.load))}file(t,e,s){let{words:n}=this.handed,o=URL.createObjectURL(new Blob([e],{type:"application/json"}));T("a",{href:o,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(o),1e3),this.say(s?n.save_sealed:n.save_plain)}};var Bi=["off","hints","full"],qi=12,Di=30,Fi=i=>"moves"in i;function nn({art:i,words:t,scene:e,advice:s,isHidden:n,send:o}){let l=e.coach,a=e.moves.length>0,r=Fi(s)&&s.seq===e.seq&&a?s:null,h=r!=null&&r.close.length>1,c=l==="full"?qi:h?0:1,f=r?r.moves.toSorted(($,g)=>g[1]-$[1]).slice(0,c):[],u=l==="hints"&&h&&r.worlds<Di,p=l!=="off"&&a&&(!r||u),m=()=>e.review&&l!=="off"?"":p?t.coach_thinks:l==="none"?"":h&&l==="hints"?t.coach_close:r?.exact&&l==="full"?t.coach_exact:t[`coach_${l}`];return d`<div class="cl-coach" role="tabpanel" aria-label=${t.coach} tabIndex="0"
    hidden=${n}
  >
    ${b(Hi,{level:l,words:t,send:o})}
    <p class="cl-counted">${i.line(e.counted)}</p>
    <p class="cl-coach-said">${m()}</p>
    <ol class="cl-odds">
      ${r&&f.map(($,g)=>b(ji,{row:$,best:!g,advice:r,art:i,words:t,scene:e,key:$[0]}))}
    </ol>
    <div class="cl-review">
      ${e.review&&e.review.length>1?b(Ui,{review:e.review,words:t,send:o}):null}
    </div>
  </div>`}function Hi({level:i,words:t,send:e}){let s=({currentTarget:o})=>{let{selectedIndex:l}=o;e("coach",l)},n=document.activeElement?.matches(".cl-coach select");return d`<select aria-label=${t.coach} onChange=${s}
    value=${n?void 0:i}
  >
    ${Bi.map(o=>d`<option value=${o}>${t.coach_levels[o]}</option>`)}
  </select>`}function ji({row:[i,t,e,s],best:n,advice:o,art:l,words:a,scene:r}){let h=i===o.thumb,c=n&&!o.close.includes(o.thumb),f=h?o.why:c?a.coach_beyond:"",u=d`<span class="cl-thumb" title=${a.coach_thumb}>${a.coach_thumb}</span>`,p=d`<div class="cl-odds-move">
    ${l.line(r.moves[i].label)} ${h?u:null}
  </div>`,m=f?d`<p class="cl-why">${f}</p>`:null;if(r.coach!=="full")return d`<li>${p}${m}</li>`;let $=Math.max(1,Math.round(50*(s-e))),g=d`<div class="cl-bar-of" aria-hidden="true">
    <i style="width:${100*t}%" />
    <u style="left:${100*e}%;width:${100*(s-e)}%" />
  </div>`,_=o.exact?"":` ± ${$}`;return d`<li>${p}${g}<small>${Math.round(100*t)} %${_}</small>${m}</li>`}function Ui({review:i,words:t,send:e}){let s=u=>4+92*u/(i.length-1),n=u=>56-52*u,o=i.map((u,p)=>`${p?"L":"M"}${s(p)} ${n(u.made)}`).join(""),l=u=>`<b style="top:${n(u)/.6}%">${100*u} %</b>`,a=`${l(1)}${l(.5)}${l(0)}
    <svg viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
    <path d="M4 ${n(.5)}H96" class="cl-even"/><path d="${o}" class="cl-made"/></svg>`,r=({currentTarget:u,clientX:p})=>{let $=u.querySelector("svg").getBoundingClientRect(),g=((p-$.left)/$.width-.04)/.92,_=Math.round(Math.max(0,Math.min(1,g))*(i.length-1));e("replay",i[_].decision)},h=i.toSorted((u,p)=>p.best-p.made-(u.best-u.made)).slice(0,3).filter(u=>u.best-u.made>.02),c=u=>O(t.coach_lost,{n:Math.round(100*(u.best-u.made)),move:u.decision+1}),f=[i[0],i[i.length-1]].map(u=>d`<span>${O(t.coach_move,{n:u.decision+1})}</span>`);return d`
    <h4>${t.coach_review}</h4>
    <div class="cl-plot" title=${t.coach_back} onClick=${r} ...${H(a)} />
    <p class="cl-ends" aria-hidden="true">${f}</p>
    ${h.length?h.map(u=>x("cl-btn cl-quiet",()=>e("replay",u.decision),c(u))):d`<p>${t.coach_fine}</p>`}
  `}var on="";function ln(i,t){for(let e of document.querySelectorAll(".cl-sec.cl-show"))e.classList.remove("cl-show");i.classList.toggle("cl-show",t)}function Re(i,t){i.classList.contains("cl-show")?t():ln(i,!0)}function an({id:i,title:t,open:e}){return d`<button type="button" class="cl-sec" aria-label=${t}
    onPointerDown=${n=>on=n.pointerType}
    onBlur=${n=>ln(n.currentTarget,!1)}
    onClick=${n=>{on==="mouse"||n.detail===0?e():Re(n.currentTarget,e)}}
  >
    §<span class="cl-tip" aria-hidden="true">${t}<code>${i}</code></span>
  </button>`}var kt=30,rn=-1;function cn({art:i,words:t,scene:e,replay:s,lines:n,isHidden:o,does:l}){let a=e.story.length,r=Ji(e,t),h=r.slice(-n).reverse(),c=s.at==null,f=c&&a?d`<h3>${r.at(-1)?.head}</h3>`:null,u=x("cl-see",()=>s.start(),k("play"),d`<span>${t.see_again}</span>`);return d`<div class="cl-story" role="tabpanel" aria-label=${t.story} tabIndex="0"
    hidden=${o}
    onScroll=${p=>Vi(p.currentTarget)&&l.more()}
  >
    <div class="cl-sheet">${e.sheet&&b(Ki,{sheet:e.sheet,words:t})}</div>
    <div class="cl-story-top">
      ${f}${c&&s.many?u:null}${b(Ie,{replay:s,words:t})}
    </div>
    <ol class="cl-lines" reversed start=${a} onKeyDown=${Wi}>
      ${h.map((p,m)=>{let $={art:i,words:t,does:l,isNewest:!m,canGoBack:e.can.whatif};return b(Gi,{key:p.line.n,...$,...p})})}
    </ol>
    ${a>n?x("cl-btn cl-quiet cl-earlier",()=>l.more(),t.earlier):null}
  </div>`}function Wi(i){let{currentTarget:t,key:e,target:s}=i,n=[...t.querySelectorAll("button")],o=n.indexOf(s),l={ArrowUp:-1,ArrowDown:1}[e];o<0||!l||(i.preventDefault(),n[o+l]?.focus())}var Gi=et(i=>{let{art:t,words:e,does:s,line:n,head:o,isMine:l,isSigned:a,sign:r,isNewest:h,canGoBack:c}=i,f={"cl-newest":h,"cl-mine-line":l,"cl-cont":!a,"cl-nobody":n.by==null},u=c?n.decision:null,p=e.rules.find(_=>_.id===n.clause)?.title??"",m=()=>s.openClause(n.clause),$=({currentTarget:_,target:y})=>{if(y.closest("button")||!s.isSheet())return;let v=_.querySelector(".cl-sec");v&&Re(v,m)},g=_=>{for(let y of _?.querySelectorAll("button")??[])y.tabIndex=h?0:-1};return d`<li ...${S([`${n.n}`])[0]} class=${w(f)} onClick=${$}>
    ${o&&!h?d`<h3>${o}</h3>`:null}
    <i class="cl-av" aria-hidden="true">${r}</i>
    <p>${t.line(n.text)}</p>
    <span class="cl-acts" ref=${g}>
      ${u==null?null:at("cl-whatif","branch",e.whatif,()=>s.whatIf(u))}
      ${b(an,{id:n.clause,title:p,open:m})}
    </span>
  </li>`});function Vi(i){let e=i.querySelector(".cl-earlier")?.offsetHeight,s=i.scrollHeight-i.scrollTop-i.clientHeight;return!!(e&&s<e+40)}function Ki({sheet:i,words:t}){let e=(s,n)=>d`<tr>
    ${n.map((o,l)=>l?b(s,{},o):d`<th scope="row">${o}</th>`)}
  </tr>`;return d`<table>
    <caption>${t.sheet}</caption>
    <thead>${e("th",["",...i.names])}</thead>
    <tbody>${i.rows.map((s,n)=>e("td",[n+1,...s]))}</tbody>
    <tfoot>${e("td",[t.total,...i.total])}</tfoot>
  </table>`}function Ie({replay:i,words:t}){let{at:e,many:s}=i;if(e==null)return null;let n=O(t.step_of,{n:e,all:s});return d`<div class="cl-steps" role="group" aria-label=${t.see_again}>
    ${at("cl-step","left",t.step_back,()=>i.step(-1),e<=1)}
    <span class="cl-step-of">${n}</span>
    ${at("cl-step","right",t.step_on,()=>i.step(1),e>=s)}
    ${at("cl-step","cross",t.step_end,()=>i.stop())}
  </div>`}function Ji({direction:i,me:t,outcome:e,seats:s,story:n},o){let l=t??0,a=n.find(f=>f.by===l)?.icon,r=0,h=null,c=n.map((f,u)=>{if(e&&u===n.length-1)return rn;let p=i===0?f.icon===a:f.moved&&h!==l;return f.by===l&&p&&(r+=1),f.moved&&(h=f.by),r});return n.map((f,u)=>{let p=n[u+1],m=c[u+1]!==c[u],$=f.by!=null&&f.by===t,g=s.find(y=>y.seat===f.by),_=!p&&!e&&!$;return{line:f,isMine:$,head:m?Yi(c[u],_,o):"",isSigned:f.by!=null&&(p?.by!==f.by||m),sign:$?o.you[0]:g?.initial??""}})}function Yi(i,t,e){return i===rn?e.the_end:i?t?e.since:O(e.round,{n:i}):e.beginning}function hn({art:i,words:t,scene:e,replay:s,isOpen:n,unfold:o,openCoach:l}){let a=e.story.at(-1),r=e.seats.find(u=>u.seat===a?.by),h=a?.by!=null&&a?.by===e.me,c=h?t.you[0]:r?.initial,f=a?`: ${i.text(a.text)}`:"";return d`<div class="cl-dock">
    <button type="button" class="cl-docked" aria-expanded=${n}
      aria-label=${`${t.unfold}${f}`} onClick=${o}
    >
      ${c&&d`<i class="cl-av${h?" cl-mine-sign":""}" aria-hidden="true">${c}</i>`}
      <p>${i.line(a?.text)}</p>
      ${k("up")}
    </button>
    ${s.at==null&&s.many?at("cl-step","play",t.see_again,()=>s.start()):null}
    ${b(Ie,{replay:s,words:t})}
    ${e.coach==="none"?null:d`<button type="button" class="cl-tool" aria-label=${t.coach} onClick=${l}>
            ${k("eye")}<span>${t.coach}</span>
          </button>`}
  </div>`}var dn=et(({words:i,search:t,here:e,isHidden:s,find:n})=>{let o=t.trim().toLowerCase(),l=i.rules.filter(({id:r,title:h,text:c})=>`${r} ${h} ${c}`.toLowerCase().includes(o)),a=d`<p class="cl-none-found">${i.nothing_found}</p>`;return d`<div class="cl-rules" role="tabpanel" aria-label=${i.rules_tab}
    hidden=${s}
  >
    <input type="search" placeholder=${i.search} aria-label=${i.search} value=${t}
      onInput=${({currentTarget:r})=>n(r.value)}
    />
    <div class="cl-found">
      ${l.length?l.map(r=>b(Qi,{rule:r,isHere:r.id===e,key:r.id})):a}
    </div>
  </div>`});function Qi({rule:{id:i,title:t,text:e},isHere:s}){return d`<article data-clause=${i} tabIndex="-1" class=${s?"cl-here":""}>
    <h4>${t}</h4><p>${e}</p><code aria-hidden="true">${i}</code>
  </article>`}var un={story:"list",rules:"book",coach:"eye"},Gt=class{constructor(t){let{words:e}=t,s=`${e.story}, ${e.rules_tab}`;this.node=T("div",{class:"cl-panel",role:"group","aria-label":s}),this.node.addEventListener("keydown",n=>this.escape(n)),this.handed=t,this.does={isSheet:()=>this.isSheet(),whatIf:n=>t.send("whatif",n),openClause:n=>this.openClause(n),more:()=>this.more(),find:n=>this.set({search:n})},this.scene=null,this.state={tab:"story",isUnfolded:!1,search:"",here:"",lines:kt}}paint(t){this.scene=t,t.story.length<=kt&&(this.state.lines=kt),this.draw()}set(t){Object.assign(this.state,t),this.draw()}draw(){let{handed:t,scene:e}=this,{here:s,isUnfolded:n,lines:o,search:l,tab:a}=this.state;if(!e)return;let{art:r,words:h,replay:c,send:f}=t;this.node.classList.toggle("cl-unfolded",n);let u={art:r,words:h,scene:e,replay:c};L([b(hn,{...u,isOpen:n,unfold:()=>this.unfold(),openCoach:()=>this.openCoach()}),this.tabs(e),b(cn,{...u,does:this.does,lines:o,isHidden:a!=="story"}),b(dn,{words:h,search:l,here:s,isHidden:a!=="rules",find:this.does.find}),b(nn,{...u,advice:t.advice(),isHidden:a!=="coach",send:f})],this.node)}shownTabs(t){return Object.keys(un).filter(s=>s!=="coach"||t.coach!=="none")}tabs(t){let{words:e}=this.handed,s=this.state.tab,n={story:e.story,rules:e.rules_tab,coach:e.coach},o=a=>d`<button type="button" role="tab"
      aria-selected=${a===s} tabIndex=${a===s?0:-1}
      onClick=${()=>this.open(a)}
      onKeyDown=${r=>this.walk(r)}
    >
      ${k(un[a])}<span>${n[a]}</span>
    </button>`,l=this.shownTabs(t);return d`<div class="cl-tabs" key=${l.length} ref=${Xi}>
      <div role="tablist">${l.map(o)}</div>
      <button type="button" class="cl-fold" aria-label=${e.close}
        onClick=${()=>this.shut()}
      >
        ${k("down")}
      </button>
    </div>`}walk({key:t}){if(t!=="ArrowLeft"&&t!=="ArrowRight"||!this.scene)return;let e=this.shownTabs(this.scene),s=t==="ArrowLeft"?-1:1;this.open(e[(e.indexOf(this.state.tab)+s+e.length)%e.length]),this.give('[role="tab"][aria-selected="true"]')}open(t){this.set({tab:t,isUnfolded:!0})}give(t){let e=this.node.querySelector(t);return e?.focus({preventScroll:!0}),e}unfold(){this.set({isUnfolded:!0,tab:"story"}),this.give(".cl-fold")}openCoach(){this.open("coach"),this.give('[role="tab"][aria-selected="true"]'),this.node.scrollIntoView({block:"nearest"})}shut(){this.set({isUnfolded:!1}),this.give(".cl-docked")}escape(t){t.key!=="Escape"||!this.state.isUnfolded||(t.stopPropagation(),this.shut())}isSheet(){let t=this.node.querySelector(".cl-fold");return this.state.isUnfolded&&t?.offsetParent!=null}more(){let t=document.activeElement?.matches(".cl-earlier");this.set({lines:this.state.lines+kt}),t&&(this.give(".cl-earlier")??this.give(".cl-story"))}openClause(t){this.set({search:"",here:t,tab:"rules",isUnfolded:!0}),this.give(".cl-here")?.scrollIntoView({block:"nearest"})}};function Xi(i){if(!i)return;let t=i.firstElementChild;new ResizeObserver(()=>{i.classList.remove("cl-tight"),i.classList.toggle("cl-tight",t.scrollWidth>t.clientWidth)}).observe(i)}var Zi='<span class="cl-eye"><span class="cl-ic" aria-hidden="true"><svg viewBox="0 0 24 24"><use href="#cl-i-eye"/></svg></span></span>',Vt=class{constructor(t){this.drawings=t,this.symbols=new Set(t.sprite.match(/(?<=id="cl-)[\w-]+/g))}suit(t){return this.symbols.has(t)?K(t):null}drawing(t){let{faces:e}=this.drawings;return e[t??"back"]??e.back}smallDrawing(t){return this.drawings.small[t??"back"]||this.drawing(t)}face(t,e){return this.paper(t,this.drawing(t),e)}small(t,e){return this.paper(t,this.smallDrawing(t),e)}paper(t,e,s){return d`<span class="cl-paper" title=${t?this.drawings.pieces[t]?.name:void 0} ...${H(e)}
      ...${s}
    />`}faces(t){let e=S(t.map(s=>s??"back"));return t.map((s,n)=>this.face(s,e[n]))}ofOther(t,e){let s=`cl-paper cl-mini${t?" cl-known":""}`,n=this.smallDrawing(t)+(t?Zi:"");return this.paper(t,n,{class:s,...e})}name(t){return t?this.drawings.pieces[t].name:""}chip(t){if(typeof t=="string")return t;if(t.b)return d`<b>${t.b}</b>`;if(t.name)return d`<b class="cl-name">${t.name}</b>`;if(t.suit){let s=this.drawings.suits[t.suit];return d`<span class="cl-chip ${s.css}">${this.suit(t.suit)}${s.name}</span>`}let e=this.drawings.pieces[t.card??""];return d`<span class="cl-chip ${e.css}">${this.suit(e.suit)}${e.name}</span>`}line(t){let e=t??[];return e.map((s,n)=>{if(typeof s=="string")return pn(e[n-1])?s.slice(fn(s).length):s;let o=pn(s)&&fn(e[n+1]);return o?d`<span class="cl-whole">${this.chip(s)}${o}</span>`:this.chip(s)})}text(t){return(t??[]).map(e=>typeof e=="string"?e:e.b||e.name||e.suit&&this.drawings.suits[e.suit].name||this.name(e.card??null)).join("")}},pn=i=>typeof i=="object"&&!i.b&&!i.name,fn=i=>typeof i=="string"?i.match(/^[.,:;!?)]+/)?.[0]??"":"";function mn(){let{jpThemeLight:i,theme:t}=document.body.dataset;if(i)return i==="false"?"dark":"light";let e=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";return t==="dark"||t==="light"?t:e}function $n(i){let t=new MutationObserver(i),e=["data-jp-theme-light","data-theme"];return t.observe(document.body,{attributes:!0,attributeFilter:e}),t}var Be="cardlab-left",to=1440*60*1e3;function gn(i,t){if(!i||t.mode==="whatif")return;if(t.outcome||t.mode==="replay"){eo()?.ticket===i&&As(Be);return}let e=t.seats.map(l=>l.name),{game:s,turn:n}=t,o=t.moves.length>0||t.mode==="covered";dt(Be,{ticket:i,game:s,turn:n,mine:o,names:e,at:Date.now()})}function eo(){let i=_t(Be);return typeof i?.ticket=="string"&&Array.isArray(i.names)&&Date.now()-i.at<to?i:null}var bn=2e3,yn=2500,so=2e3,no=3,io=3,qe="cardlab said",_n="cardlab went on";function oo(){if(!document.body.dataset.voila)return null;let i=document.getElementById("jupyter-config-data")?.textContent;return i?JSON.parse(i):null}async function lo(){let i=oo();if(!i)return"there";let t=AbortSignal.timeout(yn);try{let e=`${i.baseUrl}api/kernels/${i.kernelId}`,s=await fetch(e,{cache:"no-store",signal:t});return s.ok?(await s.json()).execution_state==="busy"?"busy":"there":s.status>=500?"cut":"gone"}catch{return"cut"}}var De=class{constructor(){this.watches=new Set,this.timer=new A;let t=()=>this.watches.size&&this.turn();for(let e of["online","offline","pageshow"])addEventListener(e,t);document.addEventListener("visibilitychange",t)}ask(){return lo()}async turn(){this.timer.set(bn+yn,()=>this.turn());let t=await this.ask();for(let e of this.watches)e.take(t);this.watches.size?this.timer.set(bn,()=>this.turn()):this.timer.stop()}},Kt=globalThis;function kn(){if(!document.body.dataset.voila)return"";let i=sessionStorage.getItem(qe)??"";return sessionStorage.removeItem(qe),i}var Jt=class{constructor(t){this.host=t,this.isCut=!1,this.isGone=!1,this.inVain=0,this.kernel=void 0,this.hear=(e,s)=>this.status(s),!(!document.body.dataset.voila&&!Kt.cardlabPoll)&&(this.poll=Kt.cardlabPoll??=new De,this.poll.watches.add(this),this.poll.turn())}listen(t){this.kernel?.statusChanged?.disconnect(this.hear),this.kernel=t,t?.statusChanged?.connect(this.hear)}status(t){["restarting","autorestarting","dead","terminating"].includes(t)&&this.gone()}take(t){if(!this.isGone){if(t==="gone")return this.gone();if(t==="cut")return this.isCut=!0,this.inVain=0,this.host.say(this.host.words.cut);this.isCut&&(this.isCut=!1,this.host.say(""),this.revive())}}async revive(){try{await this.kernel?.reconnect?.()}catch{return}this.host.hello()}answered(){this.inVain=0,!this.isCut&&!this.isGone&&this.host.say("")}async unanswered(){if(this.isGone)return;if(!this.poll){this.host.say(this.host.words.dead),this.inVain++||this.host.hello();return}let t=await this.poll.ask();this.take(t),!(this.isCut||this.isGone)&&(this.host.say(this.host.words.slow),this.inVain+=+(t==="there"),this.inVain>=no?this.gone():this.host.hello())}gone(){if(this.isGone)return;this.isGone=!0;let{words:t}=this.host,e=this.all().some(n=>n.isUnheard())?` ${t.unheard}`:"";if(!this.poll)return this.host.say(`${t.restarted}${e}`);if(this.host.say(`${t.gone}${e}`),Kt.cardlabLeaves)return;let s=this.address();if(this.wentOn()>=io)return this.host.say(`${t.gone}${e}`,s);Kt.cardlabLeaves=!0,sessionStorage.setItem(qe,`${t.went_on}${e}`),setTimeout(()=>location.replace(s),so)}all(){return[...this.poll?.watches??[this]].map(t=>t.host)}address(){let t=this.all().find(n=>n.ticket())?.ticket(),e=new URL(location.href);if(!t)return e.href;let s=["theme","token","pace"];for(let n of[...e.searchParams.keys()])s.includes(n)||e.searchParams.delete(n);return e.searchParams.set("continue",t),e.href}wentOn(){let t=Date.now(),s=JSON.parse(sessionStorage.getItem(_n)??"[]").filter(n=>t-n<6e4);return sessionStorage.setItem(_n,JSON.stringify([...s,t])),s.length}stop(){this.listen(),this.poll?.watches.delete(this)}};var ao=["whatif","undo","share"],ro=["whatif","share","save","load"],co={whatif:"branch",undo:"undo",share:"share",save:"save",load:"up"},Fe=i=>i.story.findLast(t=>t.decision!=null)?.decision??null;function wn({art:i,scene:t,wayBack:e,...s}){let n=Fe(t)!=null;return d`
    ${e&&d`<button type="button" class="cl-tool" aria-label=${e}
        onClick=${()=>s.use("leave")}
      >
        ${k("left")}<span>${e}</span>
      </button>`}
    <span class="cl-emblem" aria-hidden="true" ...${H(i.drawings.emblem)} />
    <h2>${t.title}</h2>
    <p class="cl-meta">${t.meta.map(o=>d`<span>${o}</span>`)}</p>
    ${b(ho,{...s,can:{...t.can,whatif:t.can.whatif&&n}})}
  `}var ho=et(({words:i,pace:t,setPace:e,use:s,can:n})=>{let[o,l]=Rt(!1),a=u=>{u.key!=="Escape"||!o||(u.stopPropagation(),l(!1),u.currentTarget.querySelector(".cl-more").focus())},r=u=>{let p=u.relatedTarget;p&&!u.currentTarget.contains(p)&&l(!1)},h=({target:u,currentTarget:p})=>{u===p&&l(!1)},c=({currentTarget:u})=>e(Number(u.value)),f=u=>{let p=u==="whatif"?i.what_if:i[u],m=()=>{l(!1),s(u)};return d`<button type="button" class="cl-tool" data-tool=${u} aria-label=${p}
      disabled=${!n[u]} onClick=${m}
    >
      ${k(co[u])}<span>${p}</span>
    </button>`};return d`<div class="cl-tools" role="toolbar" aria-label=${i.tools} onKeyDown=${a}
    onFocusOut=${r}
  >
    ${ao.map(f)}
    <button type="button" class="cl-tool cl-more" aria-expanded=${o} aria-label=${i.more}
      onClick=${()=>l(!o)}
    >
      ${k("dots")}<span>${i.more}</span>
    </button>
    <div class="cl-menu" hidden=${!o} onClick=${h}>
      ${ro.map(f)}
      <label class="cl-pace">
        ${k("clock")}${i.pace}
        <select aria-label=${i.pace} title=${i.pace} value=${t}
          onChange=${c}
        >
          ${Object.entries(i.paces).map(([u,p])=>d`<option value=${u}>${p}</option>`)}
        </select>
      </label>
    </div>
  </div>`});var uo=[1.5,1.45,1.4,1.35,1.3,1.25,1.2,1.15,1.1,1.05],po=80,Yt=class{constructor(t,e){this.root=t,this.height=e,this.step=0,this.larger=1,this.isNew=!1,this.held=[],this.room=1/0,this.frame="",this.panes=new WeakSet,this.look=this.look.bind(this),this.observer=new ResizeObserver(this.look),this.observer.observe(t),addEventListener("resize",this.look)}look(){if(!this.root.isConnected||!this.root.offsetWidth)return;let{room:t,width:e}=this.measure(),s=`${t} ${e}`;s!==this.frame&&(this.frame=s,this.room=t,this.root.style.setProperty("--room",`${t}px`),this.begin())}measure(){let{root:t,panes:e}=this,s=t.getBoundingClientRect().top,[n,o,l]=[innerHeight,innerWidth,s+scrollY];for(let a=t.parentElement;a;a=a.parentElement)a===document.body||!/auto|scroll/.test(getComputedStyle(a).overflowY)||(a.scrollHeight>a.clientHeight+1&&e.add(a),!(!e.has(a)||a.clientHeight>=n)&&([n,o]=[a.clientHeight,a.offsetWidth],l=s-a.getBoundingClientRect().top+a.scrollTop));return{room:Math.floor(l<po?n-l:n),width:o}}begin(){this.isNew=!0,this.set(0),this.paint(),this.isNew=!1}enlarge(){let{isNew:t,larger:e,root:s,room:n,step:o}=this;this.release(),this.larger=uo.find(l=>!t&&l>e?!1:(s.style.setProperty("--larger",`${l}`),this.height(o<2)<=n))??1,s.style.setProperty("--larger",`${this.larger}`)}hold(t){for(let e of this.held)e.matches(t)||(e.style.minHeight="");this.held=[...this.root.querySelectorAll(t)];for(let e of this.held)e.offsetHeight&&(e.style.minHeight=`${e.offsetHeight}px`);this.root.classList.add("cl-held")}loosen(t,e=64){let s=this.root.querySelector(t),n=Math.floor(Math.min(e,this.room-this.height(!0)-1));s?.offsetHeight&&n>3&&(s.style.minHeight=`${s.offsetHeight+n}px`)}release(t="*"){for(let e of this.held)e.matches(t)&&(e.style.minHeight="");t==="*"&&this.root.classList.remove("cl-held")}reduce(t,e){for(let s of this.held)s.matches(t)&&(s.style.minHeight=`${s.offsetHeight-Math.ceil(e)}px`)}paint(){let t=()=>this.height(this.step<2)>this.room;this.step&&t()&&this.enlarge();let e=this.step;for(;this.step<5&&t();)this.set(this.step+1);this.step>e&&(this.larger*=1.12,this.enlarge())}set(t){this.step=t,this.release(),this.root.style.removeProperty("--larger");for(let e=1;e<=5;e++)this.root.classList.toggle(`cl-fit-${e}`,e<=t)}stop(){this.observer.disconnect(),removeEventListener("resize",this.look)}};var fo=["seats","form","open","buttons","resting","sorting","mine","hand"],wt=()=>document.activeElement,Qt=class{constructor(t,e,s){this.root=t,this.felt=e,this.page=s}press(t){let{key:e,shiftKey:s,ctrlKey:n,metaKey:o,altKey:l}=t,a=n||o||l,r=t.target.matches("input, textarea, select");if(e==="Enter"&&(s||a)||a&&(!r||e==="s")||(t.stopPropagation(),r))return;if(this.page.showLatest(),e==="Escape")return this.page.back();if(["ArrowLeft","ArrowRight","Home","End"].includes(e))return this.walk(t);if(e==="ArrowUp"||e==="ArrowDown")return this.climb(t);let h=u=>u.key!==""&&u.key.toLowerCase()===e.toLowerCase(),c=this.page.moves().find(h);if(!c)return;t.preventDefault();let f=CSS.escape(c.key);this.page.make(c,this.felt.querySelector(`.cl-act[aria-keyshortcuts="${f}"]`))}rows(){return fo.map(t=>this.felt.querySelector(`.cl-${t}:not([hidden])`)).map(t=>[...t?.querySelectorAll("button:not(:disabled):not([hidden])")??[]]).filter(t=>t.length).map(t=>t)}walk(t){let e=this.rows().find(l=>l.includes(wt()));if(!e)return t.key.startsWith("Arrow")?this.climb(t):void 0;t.preventDefault();let s=e.indexOf(wt()),o={ArrowLeft:s-1,ArrowRight:s+1,Home:0,End:e.length-1}[t.key];e[(o+e.length)%e.length].focus()}climb(t){let e=this.rows(),s=e.findIndex(l=>l.includes(wt())),n=["ArrowUp","ArrowLeft"].includes(t.key)?-1:1,o=s<0?this.beside(e.flat(),n):this.across(e,s,n);o&&(t.preventDefault(),o.focus())}across(t,e,s){let n=t[(e+s+t.length)%t.length];return this.nextLine(t[e],s)??n.find(l=>l.ariaPressed==="true")??n[0]}beside(t,e){let s=wt();if(!this.felt.contains(s))return;let n=o=>!!(s.compareDocumentPosition(o)&Node.DOCUMENT_POSITION_FOLLOWING);return e>0?t.find(n):t.findLast(o=>!n(o))}nextLine(t,e){return t[0].closest(".cl-l-lines .cl-buttons")?t[t.indexOf(wt())+e]:null}isLost(t){let{felt:e,root:s}=this;return!t||!s.contains(t)||t===s||t===e||t.matches(":disabled")}};var mo=80,$o=300,go=1300,bo=["hello","coach","save","share"],Xt=class{constructor(t){this.page=t,this.scenes=[],this.at=null,this.timer=new A}note(t){this.clear(),this.scenes.at(-1)?.seq===t.seq&&this.scenes.pop(),this.scenes=[...this.scenes,t].slice(-mo)}sent(t){this.clear(),bo.includes(t)||(this.scenes=[])}steps(){let t=this.scenes.at(-1);if(!t||!["play","whatif","over"].includes(t.mode))return[];let e=[t.mode,t.mode==="over"?"play":t.mode];return this.scenes.filter(s=>s.me===t.me&&e.includes(s.mode))}get many(){return this.page.isBehind()?0:Math.max(0,this.steps().length-1)}start(){this.many&&(this.page.begin(),this.paint(0),this.later($o))}later(t){this.timer.set(t,()=>{if(this.at!=null){if(this.at>=this.many)return this.stop();this.paint(this.at+1),this.later(go)}})}step(t){this.timer.stop();let e=(this.at??this.many)+t;e<1||e>this.many||this.paint(e)}stop(){let t=this.scenes.at(-1);this.at==null||!t||(this.clear(),this.page.show(t,t))}clear(){this.timer.stop(),this.at=null}paint(t){let e=this.steps(),[s,n,o]=[e[t],e[e.length-1],e[Math.max(0,t-1)]];this.at=t;let l={undo:!1,rest:!1,whatif:!1,save:!1,share:!1,load:!1},a=s.hand.map(h=>({...h,no:null})),r={moves:[],race:null,banner:null,replay:null,outcome:null};this.page.show({...s,...r,can:l,hand:a,mode:"play",seq:n.seq},o)}};var _o=60;function vn({play:{art:i,scene:t,words:e},send:s,clause:n}){let{outcome:o,replay:l}=t,a=t.mode==="whatif";if(!o&&!l&&!a)return null;let r=i.text(o?.title??t.banner),h=!o?.text.length,c=o?n(o.clause):null;return d`<div class="cl-banner${o?" cl-over":""}" role="group" aria-label=${r}>
    <span>${k(o?"crown":l?"clock":"branch")}</span>
    <div class="cl-banner-text">
      ${o?d`
            <b class="cl-winner">${i.line(o.title)} ${h?c:null}</b>
            ${h?null:d`<span>${i.line(o.text)} ${c}</span>`}
            ${o.lines.length?b(yo,{lines:o.lines}):null}
          `:i.line(t.banner)}
    </div>
    ${l?d`<label class="cl-back-on">
          ${e.look_back}${b(wo,{replay:l,label:e.replay,send:s})}
        </label>`:null}
    ${l&&o?x("cl-btn cl-again",()=>s("again"),e.again):null}
    ${a?x("cl-btn cl-quiet",()=>s("back"),e.back):null}
  </div>`}var yo=({lines:i})=>d`<ol class="cl-points">
  ${i.map(({name:t,points:e,how:s,won:n})=>d`<li class=${n?"cl-best":""}>
      <span>${t} </span>${s?d`<small>${s} </small>`:null}<b>${s?"= ":""}${e}</b>
    </li>`)}
</ol>`,ko=new A;function wo({replay:{at:i,last:t},label:e,send:s}){let n=document.activeElement?.matches(".cl-slider");return d`<input type="range" min="0" step="1" max=${t} class="cl-slider"
    aria-label=${e} aria-valuetext="${i} / ${t}" value=${n?void 0:i}
    onInput=${({currentTarget:o})=>{ko.set(_o,()=>s("replay",Number(o.value)))}}
  />`}var vo=4,xo=6,So=12,Co=4;function xn({play:i,form:t}){let{seats:e}=i.scene,s=e.length;return d`<ul class="cl-seats ${w({"cl-many":s>vo,...j(s)})}"
    aria-label=${i.words.players}
  >
    ${e.map(n=>b(Oo,{key:n.seat,play:i,form:t,seat:n}))}
  </ul>`}function Oo({play:i,form:t,seat:e}){let{art:s,words:n,pick:o}=i,l={seat:e.seat},a=o.isPicked(l),r=o.comesLater(l),c=!E(i.scene)&&e.zone===o.foreignZone(i.scene.hand_zone)?[]:e.cards.filter(R=>R!=null),f={"cl-turn":e.turn,"cl-next":e.next,"cl-may":o.invites(l),"cl-sel":a,"cl-knows":c.length>0,"cl-knows-many":c.length>Co},u=i.presence?.[e.seat],p=[u&&n.presence?.[u],e.status].filter(Boolean).join(", "),m=e.points==null?"":`${n.total} ${e.points}`,$=e.count==null?"":q(n,e.count),g=e.next?n.next:e.chosen?"✓":void 0,_=c.map(R=>s.name(R)).join(", "),y=_?`${n.you_know}: ${_}`:"",C=[e.name,m,$,t.inLabel(e),p,y].filter(Boolean).join(", ");return d`<li class="cl-seat ${w(f)}"
    data-key="seat ${e.seat}#1" data-zone=${e.zone}
    data-flag=${g} data-presence=${u}
  >
    <button type="button" disabled=${!o.leads(l)&&!r}
      aria-disabled=${r||void 0} aria-pressed=${o.pressed(a)}
      aria-current=${e.turn||void 0}
      aria-label=${C}
      onClick=${()=>i.press(l)}
    >
      <span class="cl-av">${e.initial}</span>
      <b>
        ${e.name}
        ${e.points==null?null:d`<i class="cl-seat-points">${e.points}</i>`}
      </b>
      <small>${p===g?null:p}</small>
      ${b(Mo,{art:s,count:e.count??0,known:c})}
      <span class="cl-cnt">${e.count}</span>
    </button>
    ${t.layBefore(e)}
  </li>`}var Mo=et(({art:i,count:t,known:e})=>{let s=e.slice(0,So),n=Math.max(0,Math.min(t-s.length,Math.max(1,xo-s.length))),o=[...Array(n).fill(null),...s],l=S(o.map(a=>a??"back"));return d`<span class="cl-backs">${o.map((a,r)=>i.ofOther(a,l[r]))}</span>`});var Lo=0,To=8e3,Zt=class{constructor(t,e){this.play=t,this.host=e;let{drawings:s}=t.art;this.form=new(ze[s.form]??D)(t),this.id=`cl-prompt-${Lo+=1}`,this.order=Is(s),this.bubble=null,this.said=new A}paint(){let{form:t,host:e,play:s}=this,{scene:n,words:o}=s,{places:l,rows:a}=n,{prompt:r,isBare:h=!1}=e.changes();t.take(n);let c=l.length>0||a.length>1;e.dress({"cl-crowded":c,...t.classes(n)});let f=n.me==null?null:s.pick.foreignZone(n.hand_zone),u=f==null?void 0:n.seats.find(y=>y.zone===f),p=n.direction>0?"cl-cw":n.direction<0?"cl-ccw":"cl-none",m={"cl-cw":o.to_left,"cl-ccw":o.to_right,"cl-none":""}[p],$=d`<div class="cl-ring ${p}" role="img" aria-label=${m}
        aria-hidden=${!m} />${t.middle(n)}`,g=t.layMine(n),_=!n.hand.length&&l.length>0;L(d`
        ${b(xn,{play:s,form:t})}
        ${this.saying()}
        <div class="cl-mid" tabIndex="-1">
          ${$}${u?this.openHand(u):null}
        </div>
        ${b(vn,{play:s,send:e.send,clause:e.clause})}
        <div class="cl-me">
          <div class="cl-ask">
            ${this.ask(r)}
            ${b(os,{play:s,form:t})}
            ${t.aside(n)}
            ${n.can.rest?this.resting():null}
            ${b(Bs,{play:s,order:this.order,isHidden:h||t.hidesSorting(n),sort:y=>{this.order=y,s.repaint()}})}
          </div>
          <div class="cl-mine" hidden=${h||g==null}>${g}</div>
          ${b(qs,{play:s,form:t,order:this.order,isHidden:h||_})}
        </div>
        ${n.mode==="covered"?d`<div class="cl-cover" role="dialog" tabIndex="-1"
              aria-label=${s.art.text(n.banner)}
            >
              <p>${s.art.line(n.banner)}</p>
              ${x("cl-btn",()=>e.send("uncover"),o.uncover)}
            </div>`:null}
      `,s.felt)}name(t){let{felt:e}=this.play,s="aria-labelledby";for(let n of[e,...e.querySelectorAll(`[${s}="${this.id}"]`)])n.removeAttribute(s),n.ariaLabel||n.removeAttribute("role");!t||!e.contains(t)||t.matches(".cl-cover, .cl-prompt")||(t.role??="group",t.setAttribute(s,this.id))}resting(){let{host:t,play:e}=this;return d`<div class="cl-resting">${x("cl-btn cl-quiet",()=>t.send("rest"),e.words.rest)}</div>`}ask(t){let{art:e,scene:s}=this.play,o=s.moves.length>0&&s.mode!=="over"?d`<i class="cl-lamp" aria-hidden="true" />`:null;return d`<div class="cl-said">
      <p class="cl-prompt" role="heading" aria-level="3" id=${this.id} tabIndex="-1">
        ${t??[o,e.line(this.nextPrompt()??s.prompt)]}
      </p>
    </div>`}saying(){let[t,e]=this.bubble??["",null];return d`<div class="cl-bubble ${w({"cl-advice":t!=="cross"})}" role="alert" hidden=${!t}>
      ${t&&d`${k(t)}<p>${e}</p>`}
    </div>`}nextPrompt(){let{pick:t,words:e}=this.play,s=t.picked.find(r=>r.card);if(!s?.card||t.marking||this.form.asksItself)return null;let n=t.open().flatMap(r=>t.next(r)??[]);if(!n.length||n.some(r=>r.card))return null;let o=e.and_then,a=["zone","seat","suit"].find(r=>n.every(h=>h[r]!==void 0));return[{card:s.card},": ",o[a??"choice"]]}openHand({name:t,cards:e,zone:s}){let{art:n,pick:o,press:l}=this.play,a=e.filter(h=>h!=null),r=S(a);return d`<div class="cl-open" role="group" aria-label=${t}>
      ${a.map((h,c)=>{let f={card:h,zone:s},u=o.leads(f),p=o.isPicked(f),m={"cl-may":u,"cl-not":!u,"cl-sel":p};return d`<button ...${r[c]} type="button"
          class="cl-card ${w(m)}" aria-label=${n.name(h)}
          aria-pressed=${o.pressed(p)} onClick=${()=>l(f)}
        >
          ${n.face(h)}
        </button>`})}
    </div>`}refuse(t,e,s){let{art:n,felt:o}=this.play,l=CSS.escape(`${t}#1`);o.querySelector(`[data-zone="${CSS.escape(e)}"] [data-key="${l}"]`)?.classList.add("cl-refused"),this.tell([n.line(s.text)," ",this.host.clause(s.clause)],"cross")}tell(t,e="bulb"){this.bubble=[e,t],this.said.set(To,()=>this.clearRefusal()),this.paint()}clearRefusal(){this.said.stop();for(let t of this.play.felt.querySelectorAll(".cl-refused"))t.classList.remove("cl-refused");this.bubble&&(this.bubble=null,this.paint())}};var Eo=3e3,Po=400,Ao=20,zo=4,No=60,Ro="button:enabled:not([aria-disabled='true'], [aria-expanded], .cl-banner *)",rt=class{constructor(t,e){this.model=t,this.words=t.get("words"),this.art=new Vt(t.get("art")),this.scene=null,this.pick=new nt([]),this.queue=[],this.story=[],this.lastTold=null,this.asked=null,this.isRead=!1,this.choiceSaid="",this.pressed=null,this.isByKeys=!1,this.tap={at:Number.NEGATIVE_INFINITY,x:0,y:0},this.unheard=null,this.sent="",this.lost=null,this.later={lift:new A,pace:new A,answer:new A,race:new A},this.since=0,this.keeper=null,this.root=T("section",{class:"cl",tabindex:"-1"}),this.live=T("p",{class:"cl-live","aria-live":"polite","aria-atomic":"true"}),this.felt=T("div",{class:"cl-felt",tabindex:"-1"});let{art:s,words:n}=this,o=(a,r)=>this.send(a,r);this.replay=new Xt({isBehind:()=>this.queue.length>0,begin:()=>this.panel.isSheet()&&this.panel.shut(),show:(a,r)=>{this.lastTold=r.story.at(-1)?.n??-1,this.show(a)}}),this.dialogs=new Wt({words:n,unkept:()=>this.model.get("unkept"),load:a=>this.send("load",0,{text:a})}),this.bar=N("cl-bar"),this.setPace=a=>{this.pace=a,this.paintBar()},this.use=this.use.bind(this),this.pace=1,this.table=new Zt(this.play(),{send:o,clause:a=>this.clause(a),dress:a=>zt(this.root,a),changes:()=>this.changes()});let l=()=>this.model.get("advice");this.panel=new Gt({art:s,words:n,replay:this.replay,advice:l,send:o}),this.keys=new Qt(this.root,this.felt,{showLatest:()=>this.showLatest(),moves:()=>this.scene.moves,make:(a,r)=>{this.pressed=r,this.make(a)},back:()=>this.back()}),this.motion=new qt(this.felt,this.table.form),this.fit=new Yt(this.root,a=>this.height(a)),this.frame=N("cl-frame"),this.build(e),this.watch=this.watched()}start(){this.dialogs.say(kn()),this.dialogs.last("");let t=this.whole(this.model.get("scene"));return this.replay.note(t),this.show(t),this}build(t){let{root:e}=this,s=N("");s.hidden=!0,s.innerHTML=this.art.drawings.sprite,this.frame.append(this.felt,this.panel.node),e.append(s,this.bar,this.dialogs.node,this.frame,this.live),e.addEventListener("keydown",n=>this.keys.press(n)),e.addEventListener("pointerdown",()=>this.showLatest(),!0),e.addEventListener("click",n=>this.notePress(n),!0),t.append(e),this.theme()}notePress(t){let{clientX:e,clientY:s,detail:n,timeStamp:o}=t,l=t.target,a=l.closest("button"),{tap:r}=this;this.isByKeys=n===0;let h=t instanceof PointerEvent&&t.pointerType==="mouse",c=Math.hypot(e-r.x,s-r.y)<(h?zo:Ao);if(!this.isByKeys&&c&&o-r.at<Po&&this.pressed&&this.pressed!==a){t.preventDefault(),t.stopPropagation();return}this.tap={at:o,x:e,y:s},l.closest(".cl-bubble")||this.table.clearRefusal(),this.pressed=a}play(){let t=this,{art:e,words:s,felt:n}=t;return{art:e,words:s,felt:n,get scene(){return t.scene},get pick(){return t.pick},get presence(){return t.model.get("presence")},press:o=>t.press(o),make:o=>t.make(o),repaint:()=>t.repaint()}}changes(){return{}}theme(){let t=this.model.get("theme");this.root.dataset.theme=t==="auto"?mn():t}receive(t){this.answered(),this.queue.push(this.whole(t)),this.replay.note(t),this.repeat(t),this.later.pace.isSet||this.next()}next(){this.later.pace.stop();let t=this.queue.shift();if(!t)return;this.show(t);let s=(t.pace>0?Math.max(t.pace,this.table.form.hold):0)*this.pace;s>0?this.later.pace.set(s,()=>this.next()):this.next()}showLatest(){this.later.pace.stop(),this.queue.length&&(this.queue=this.queue.slice(-1),this.next())}show(t){if(!t||!t.game)return;let e=this.root.contains(document.activeElement);this.paint(t),e&&this.keepFocus()}paint(t){let e=this.scene;this.motion.before(),this.dropPressed(),this.scene=t,this.pick=this.picking(t),this.table.bubble=null,this.table.clearRefusal(),this.root.dataset.game=t.game,e||(this.root.lang=t.lang),this.root.dataset.seq=String(t.seq),this.root.dataset.mode=t.mode,this.root.setAttribute("aria-label",t.title),this.paintBar(),this.repaint(),this.fitted(e),this.motion.after(e,t),this.race(t),e?this.afterNextFrame(()=>this.tell(t)):this.tell(t)}keepFocus(){this.isLost()&&this.giveFocus(this.question)}isLost(){let t=document.activeElement;return t===this.asked||this.keys.isLost(t)||!t?.checkVisibility()}giveFocus(t){t!==document.activeElement&&(this.asked=t===this.question?t:null,this.isRead=this.asked!=null,this.table.name(this.asked),t.focus({preventScroll:!0}))}get question(){let{felt:t,root:e}=this,s=a=>[...t.querySelectorAll(a)].filter(r=>r.checkVisibility()),[n]=s(".cl-cover");if(n)return n;if(!s(".cl-prompt").length)return e;let[o]=s(Ro),l=a=>!o||a.compareDocumentPosition(o)&Node.DOCUMENT_POSITION_FOLLOWING;return s('[tabindex="-1"]:not(button)').findLast(l)??t}paintBar(){let{art:t,pace:e,scene:s,setPace:n,use:o,words:l}=this,a=this.model.get("way_back");L(b(wn,{art:t,words:l,scene:s,wayBack:a,pace:e,setPace:n,use:o}),this.bar)}picking(t){return new nt(t.moves)}repaint(){this.table.paint()}height(t){if(t)return this.root.offsetHeight;let{top:e}=this.root.getBoundingClientRect();return this.felt.getBoundingClientRect().bottom-e}fitted(t){t?this.scene.turn<t.turn?this.fit.begin():this.fit.paint():this.fit.look()}tell(t){this.motion.start(),t===this.scene&&(this.panel.paint(t),this.say(t),this.replay.at==null&&gn(this.model.get("ticket"),t))}afterNextFrame(t){document.hidden?t():requestAnimationFrame(()=>setTimeout(t))}say(t){let e=this.lastTold==null,s=t.story.filter(h=>h.n>(this.lastTold??-1));this.lastTold=t.story.at(-1)?.n??-1;let n=(e?s.slice(-1):s).map(h=>this.art.text(h.text)),{outcome:o}=t;if(o?.text.length===0&&n.length&&(n[n.length-1]=this.art.text(o.title)),this.sent==="undo"&&n.push(this.words.taken_back),this.sent="",o&&!n.length)return;let a=(t.moves.length>0||!n.length)&&this.isUnread()?[this.art.text(t.prompt)]:[],r=[...this.counted(n),...a];r.length&&(this.live.textContent=r.join(" "))}isUnread(){let{isRead:t}=this;return this.isRead=!1,!t}counted(t){let e=t.flatMap((s,n)=>s===t[n-1]?[]:[n]);return e.flatMap((s,n)=>{let o=(e[n+1]??t.length)-s;return o>1?[t[s],O(this.words.times,{n:o})]:[t[s]]})}press(t){if(this.replay.at!=null)return this.replay.stop();let{card:e,zone:s}=t,n=e&&s&&!this.pick.leads(t)?this.refusal(e,s):null;if(e&&s&&n)return this.table.refuse(e,s,n);if(this.pick.comesLater(t))return this.table.tell(this.words.first);let o=e||this.pick.leads(t)?null:this.table.nextPrompt();if(o)return this.table.tell(this.art.line(o));let l=this.pick.press(t)??this.only();if(l)return this.make(l);this.repaint(),this.fitted(this.scene);let a=this.table.form.following();this.isByKeys&&a?.focus({preventScroll:!0});let r=this.table.nextPrompt(),h=this.pick.buttons().filter(J),c=h.length,f=O(c===1?this.words.choice:this.words.choices,{n:c}),u=h.map(({say:m})=>m).join(", "),p=a?`${this.art.name(t.card??"")}: ${f}`:u;this.choiceSaid=r?this.art.text(r):p,this.live.textContent=this.choiceSaid}back(){this.table.clearRefusal(),this.pick.back(),this.repaint()}use(t){if(t==="load")return this.dialogs.load();if(t==="undo"&&this.pick.picked.length)return this.back();if(t==="leave"&&(pt.cardlabSent=t),t!=="whatif")return this.send(t);let e=Fe(this.scene);e!=null&&this.send("whatif",e)}only(){let t=this.pick.picked.length?this.pick.open():[];return t.length===1&&this.table.form.isPlain(t[0])?t[0]:null}refusal(t,e){let{hand:s,hand_zone:n,places:o}=this.scene;return e===n?s.find(l=>l.card===t)?.no:o.find(l=>l.zone===e)?.no?.[t]}liftPressed(){this.later.lift.set(No,()=>this.pressed?.classList.add("cl-sent"))}dropPressed(){this.later.lift.stop(),this.pressed?.classList.remove("cl-sent")}make(t){return this.liftPressed(),this.scene.race==null?this.send("move",t.index):(this.later.race.stop(),this.send("race",Math.round(performance.now()-this.since)))}race(t){if(this.later.race.stop(),t.race==null)return;let e=t.race+1;this.since=performance.now(),this.later.race.set(e,()=>this.send("race",e))}send(t,e=0,s={}){this.dialogs.hideNotice(),this.replay.sent(t),this.sent=t;let n={kind:t,index:e,seq:this.scene.seq,...s};t!=="hello"&&(this.unheard=n),this.post(n)}post(t){try{this.model.send(t)}catch{return this.watch.gone()}this.model instanceof Y||this.wait(Eo)}wait(t){this.later.answer.set(t,()=>this.watch.unanswered())}watched(){let t=this,e=new Jt({words:this.words.watch,say:(s,n)=>t.dialogs.last(s,n),hello:()=>t.hello(),ticket:()=>t.model.get("ticket"),isUnheard:()=>t.unheard!=null});return e.listen(this.model.widget_manager?.kernel),e}hello(){this.model instanceof Y||(this.lost??=this.unheard,this.send("hello"))}repeat(t){let{lost:e}=this;if(this.lost=null,!e)return;let s=t.pressed===void 0||t.pressed===e.seq;if(e.seq!==t.seq)return s?void 0:this.dialogs.say(this.words.watch.unheard);this.unheard=e,this.post(e)}whole(t){let e=t.story;return!e||Array.isArray(e)?this.story=e??[]:(this.story=[...this.story.slice(0,e.from),...e.lines],t.story=this.story,this.story.length<e.from+e.lines.length&&setTimeout(()=>this.hello())),t}connect(t,e){let{held:s}=this.model;this.model=t,this.watch.listen(t.widget_manager?.kernel),this.answered(),this.root.removeAttribute("aria-busy"),Ne(this,e);let n=t.get("scene");if(n.seq!==this.scene.seq)return this.receive(n);s&&(this.unheard=s,this.post(s))}answered(){this.later.answer.stop(),this.unheard=null,this.watch.answered()}hear(t){this.answered(),t.kind!=="ack"&&(this.dropPressed(),this.lost=null),t.kind==="refused"?this.dialogs.say(t.text):t.kind==="error"?this.dialogs.say(t.text,!0):t.kind==="file"?this.dialogs.file(t.name,t.text,t.sealed):t.kind==="copy"&&this.dialogs.share(t.text,t.sealed)}clause(t){return x("cl-clause",()=>this.panel.openClause(t),t)}stop(){for(let t of Object.values(this.later))t.stop();this.table.said.stop(),this.replay.clear(),this.fit.stop(),this.watch.stop()}};var X=({kind:i})=>i==="end"||i==="between",Q=(i,t,e,s="")=>x(`cl-l-small ${s}`.trim(),e,k(i),d`<span>${t}</span>`);function Sn(i){let t=i.step.kind==="end";return d`<div class="cl-l-end">
    ${t?[b(Bo,i),b(qo,i)]:b(Io,i)}
  </div>`}var He=({lines:i,sign:t})=>d`<ul>${i.map(e=>d`<li>${k(t)}<span>${e}</span></li>`)}</ul>`,je=(i,t,e="")=>d`<a class="cl-btn ${e}" href=${i}>${t}</a>`;function Io({art:i,lang:t,send:e,step:s,texts:n}){let o=O(n.go_on_now,{n:s.minutes});return d`<div class="cl-l-hero">
    ${b(Cn,{art:i})}
    <div class="cl-l-both">
      <section>
        <h2 tabIndex="-1">${n.you_can}:</h2>
        ${b(He,{lines:s.can,sign:"check"})}
      </section>
      <section>
        <h2>${n.ahead}</h2>
        ${b(He,{lines:s.ahead,sign:"right"})}
      </section>
    </div>
    <div class="cl-l-row">
      ${x("cl-btn",()=>e("next"),o)}
      ${s.place==="page"?je(`lobby.ipynb?lang=${t}`,n.later,"cl-quiet"):null}
    </div>
    <p class="cl-l-kept">${s.kept}</p>
  </div>`}function Bo({art:i,lang:t,send:e,step:s,texts:n}){let{quiz:o,stars:l,all:a,over:r}=s,h=s.place==="page";return d`<div class="cl-l-hero">
    ${b(Cn,{art:i})}
    <h2 tabIndex="-1">${n.you_can}:</h2>
    ${b(He,{lines:s.can,sign:"check"})}
    <p>
      ${O(n.stars,{n:l,all:a})}
      ${o[1]?d`<br />${O(n.quizzed,{n:o[0],all:o[1]})}`:null}
    </p>
    <div class="cl-l-row">
      ${h?je(`${s.game}.ipynb?lang=${t}`,n.play):null}
      ${r?x("cl-btn cl-quiet",()=>e("review"),r):null}
      ${h&&s.next?je(`learn.ipynb?game=${s.next}&lang=${t}`,n.next_lesson,"cl-quiet"):null}
    </div>
  </div>`}function Cn({art:i}){let t=Object.keys(i.drawings.pieces),e=[0,.3,.5,.7,.99].map(s=>t[Math.floor(s*t.length)]);return d`<div class="cl-l-fan" aria-hidden="true">${e.map(s=>i.face(s))}</div>`}function qo({showText:i,step:t,texts:e}){return d`<section class="cl-l-card">
    <h3>${t.title}: ${e.card}</h3>
    ${t.card.map(s=>d`<p>${s}</p>`)}
    <div class="cl-l-row">
      ${Q("save",e.print,()=>Do(t,e.card))}
      ${Q("share",e.copy,()=>i(e.copy,t.card.join(`
`)))}
      ${Q("share",e.export,()=>i(e.export_how,t.line))}
    </div>
  </section>`}function Do(i,t){let e=T("iframe",{class:"cl-unseen",title:t});document.body.append(e);let s=e.contentDocument;s&&(s.title=i.title,s.body.style.font="14pt/1.5 system-ui, sans-serif",L(d`<h1>${i.title}</h1>${i.card.map(n=>d`<p>${n}</p>`)}`,s.body),e.contentWindow?.print(),setTimeout(()=>e.remove(),6e4))}var On={verb:"",key:"",then:null,any:0},vt=class extends nt{constructor(t,e,s){super([]),this.step=t,this.all=e,this.text=s,this.marked=[...t.marked],this.marking=!0,this.isFixed=t.done||t.waits}get isOpen(){return!this.isFixed}index(t){return this.step.targets.findIndex(e=>st(e,t))}leads(t){return!this.isFixed&&this.index(t)>=0}invites(t){return this.leads(t)}asks(t){return this.index(t)>=0}isPicked(t){return this.marked.includes(this.index(t))}back(){this.marked.pop()}toggle(t){let e=this.marked.indexOf(t);e>=0?this.marked.splice(e,1):this.marked.push(t)}isWhole(){let{many:t,ordered:e,enough:s}=this.step;return e?this.marked.length===s:!t}buttons(){let e=this.step.targets.map((s,n)=>({thing:s,i:n,label:this.step.labels[n]})).filter(({thing:s})=>s.choice).map(({thing:s,i:n,label:o})=>({...On,index:n,label:o,short:o,say:this.text(o),face:s.choice?.startsWith("tray ")?s.choice.slice(5):void 0,marked:this.marked.includes(n),steps:[s]}));return this.isFixed?e:[...e,...this.whole()]}whole(){let[t,e]=[[this.all],this.all];return this.step.many&&!this.step.ordered?[{...On,index:-1,label:t,short:t,say:e,steps:[]}]:[]}toCome(t){return t(this.isFixed?this.whole():[])}},te=class extends nt{invites(t){return this.leads(t)}comesLater(t){return t.card!==void 0&&super.comesLater(t)}};var Fo={"":".",star:"s",tick:"t",shown:"o"},Ho=i=>`cardlab-path-${i}`;function Mn(i,t,e){let n=e.chapters.flatMap(c=>c.steps).find(c=>!c.mark)?.title??"",o=c=>Fo[c]??"s",l=e.chapters.map(({steps:c})=>c.map(f=>o(f.mark)).join("")),{done:a,all:r,minutes:h}=e;dt(Ho(i),{done:a,all:r,next:n,lang:t,marks:l,minutes:h})}var ft=i=>i?.alone===!0,ee=class{constructor(t){this.handed=t;let{path:e,rules:s}=t.texts;this.node=T("nav",{class:"cl-l-path","aria-label":e}),this.rules=T("div",{class:"cl-l-rules",role:"region","aria-label":s}),this.path=null,this.restored=!1}paint(t){if(this.path=t,this.draw(),this.handed.scene().step?.place!=="page")return;let e=Se(t.key)??"";this.handed.root.classList.toggle("cl-l-restoring",!!e&&!t.kept),!this.handed.isEarly()&&(t.kept?this.save(t):e&&this.restore(e))}save(t){Ce(t.key,t.kept);let{game:e,lang:s}=this.handed.scene();Mn(e,s,t)}restore(t){let{root:e}=this.handed;if(this.restored)return e.classList.remove("cl-l-restoring");this.restored=!0,setTimeout(()=>e.classList.remove("cl-l-restoring"),4e3),this.handed.send("load",0,{text:t})}draw(){let{path:t}=this,{step:e}=this.handed.scene();if(!t||!e)return;let{texts:s}=this.handed,n=t.chapters.flatMap(({steps:l})=>l.map(({id:a})=>a)),o=n.includes(e.id)?e.id:n[0];this.node.hidden=ft(e),this.rules.hidden=ft(e)||e.kind==="game"||X(e),L(d`
        <h1 class="cl-l-game">${t.title}</h1>
        <button type="button" class="cl-l-count" title=${s.path} aria-haspopup="dialog"
          onClick=${()=>this.handed.showSteps(t,e.id)}
        >
          ${O(s.of,{n:t.done,all:t.all})}
        </button>
        <ol class="cl-l-chapters">
          ${t.chapters.map(({title:l,steps:a})=>{let r=a.some(({id:h})=>h===e.id);return d`<li class=${r?"cl-l-here":""} style=${{"--steps":a.length}}>
              <span class="cl-l-chapter">${l}</span>
              <span class="cl-l-steps">
                ${a.map(h=>this.mark(h,h.id===e.id,h.id===o))}
              </span>
            </li>`})}
        </ol>
      `,this.node),L(this.list(t,e.clauses??[]),this.rules)}mark({mark:t,n:e,title:s},n,o){let{send:l,texts:a}=this.handed,r=a[t||"open"],h=O(a.step,{n:e+1,title:s});return d`<button type="button"
      class="cl-l-dot cl-l-is-${t||"open"}${n?" cl-l-now":""}"
      title="${h}: ${r}" aria-label="${h}: ${r}"
      aria-current=${n?"step":void 0} tabIndex=${o?0:-1}
      onClick=${()=>l("go",e)}
      onKeyDown=${c=>this.walk(c,e)}
    >
      <i />
    </button>`}walk(t,e){let s={ArrowLeft:-1,ArrowRight:1}[t.key];if(!s)return;t.preventDefault(),t.stopPropagation(),this.node.querySelectorAll(".cl-l-dot")[e+s]?.focus()}list({rules:t},e){let{openRule:s,texts:n}=this.handed,o=t.filter(c=>c.known&&!e.includes(c.id)),l=t.filter(c=>e.includes(c.id)),a=t.filter(c=>!c.known&&!e.includes(c.id)),r=t.filter(c=>c.known).length,h=[[n.can,o.slice(-5),"known"],[n.learning,l,"learning"],[n.to_come,a.slice(0,6),"open"]];return d`
      <h3>${n.rules}</h3>
      <p>${O(n.yours,{n:r,all:t.length})}</p>
      ${h.filter(([,c])=>c.length).map(([c,f,u])=>d`
            <h4>${c}</h4>
            <ul>
              ${f.map(p=>d`<li class="cl-l-rule cl-l-${u} ${p.known?"cl-l-known":""}">
                  <i>${p.known?k("check"):null}</i>
                  ${x("",()=>s(p.id),p.title)}
                </li>`)}
            </ul>
          `)}
    `}};var jo={right:"check",wrong:"cross",refused:"cross",attempted:"bulb",guessed:"bulb",skipped:"right",unwritten:"bulb",told:"book",surprised:"bulb",help:"bulb"};function Ln(i){let{art:t,texts:e,step:s,goOn:n}=i,{code:o,hints:l,verdict:a}=s,r=a?.state,h=r==="right"&&typeof s.guess_right=="boolean",c=h&&!s.guess_right?"surprised":r??"help",f=(u,p=0)=>d`<p class="cl-l-hint">
    <b>${O(e.hint,{n:p+1})}:</b> ${t.line(u)}
  </p>`;return d`<div class="cl-l-verdict cl-l-${c==="told"?"new":c}"
    role="status" aria-atomic="false" tabIndex="-1" hidden=${!a&&!l.length&&!o}
  >
    <span class="cl-l-mark">${k(jo[c])}</span>
    <div>
      ${a?.call?d`<p><code>${a.call}</code></p>`:null}
      ${h?Wo(i):null}
      ${a?Uo(i,a):null}
      ${r==="told"?null:l.map(f)}
      ${r==="told"?x("cl-btn cl-l-go-on",n,e.go_on,k("right")):null}
      ${o?d`<pre tabIndex="0"><code>${o}</code></pre>`:null}
    </div>
  </div>`}function Uo({art:i,texts:t,step:e,sign:s},{state:n,text:o,clause:l}){let a=n!=="right"||e.earned,r=n==="guessed",h=n==="told"&&!l||n==="right"&&e.guess_right===!1,c=t[a?n:"did_it"];return d`<p key=${JSON.stringify(o)}>
    ${h?null:d`<b>${c}</b> `}${r?[Tn(i,e)," "]:null}
    ${l&&!r?Go(i.line(o),s(l)):i.line(o)}
  </p>`}function Tn(i,{guess:t}){let e=t.at(-1);return[i.line(t),typeof e=="string"&&/[.!?]$/.test(e)?"":"."]}function Wo({art:i,texts:t,step:e}){let s=e.guess_right?t.guess_right:t.guess_wrong;return d`<p class="cl-l-guess"><b>${s}</b> ${Tn(i,e)}</p>`}function Go(i,t){let e=i.at(-1);if(typeof e!="string"||!e)return[...i.slice(0,-1),d`<span class="cl-l-glued">${e}${t}</span>`];let s=e.trimEnd().lastIndexOf(" ")+1,n=d`<span class="cl-l-glued">${e.slice(s)}${t}</span>`;return[...i.slice(0,-1),e.slice(0,s),n]}var Vo=6,En=8,Ko=24,Pn=780,Jo=".cl-l-main, .cl-me, .cl-seats, .cl-mid, .cl-lane, .cl-ask, .cl-said, .cl-mine, .cl-hand, .cl-bag-left",Yo=".cl-frame, .cl-felt, .cl-seats, .cl-ask, .cl-hand, .cl-mine, .cl-bag-left, .cl-bag-tray, .cl-bag-low",Qo=".cl-frame, .cl-felt, .cl-hand, .cl-mine",An=".cl:not(.cl-form-bag) .cl-mid, .cl-form-bag .cl-seats",Xo=0,se=i=>X(i)?i.kind:`${i.n} ${i.id} ${i.part}`,ne=({targets:i})=>i?.some(t=>t.choice?.startsWith("line "))??!1,zn=({guessing:i,kind:t})=>t==="number"||t==="choose"&&!i,xt=({done:i,waits:t})=>!i&&!t,ie=class{constructor(t){this.handed=t,this.path=new ee(t),this.reading="",this.isNew=!1,this.isPart=!1,this.told="",this.verdict="",this.hints=0,this.isSaid=!1,this.step="",this.dealt="",this.isDealt=!1,this.begun="",this.id=`cl-told-${Xo+=1}`,this.over=N("cl-l-around"),this.under=N("cl-l-around");let{frame:e}=t,s=N("cl-l-columns"),n=N("cl-l-main");e.before(this.path.node,s),s.append(n,this.path.rules),n.append(this.over,e,this.under)}paint(t){let{step:e}=t;if(!e)return;let s=this.reading!==se(e);this.isNew=s;let n=X(e)?e.kind:`${e.n} ${e.id} ${e.dealt} ${zn(e)}`;this.isDealt=this.dealt!==n,this.dealt=n,this.dress(e,t),this.path.draw(),this.reading=se(e);let o=JSON.stringify(e.told);if(s&&(this.isPart=this.step===e.id&&this.told===o),this.step=e.id,this.told=o,X(e)){L(null,this.over),L(b(Sn,{...this.handed,lang:t.lang,step:e}),this.under);return}let l=this.introduced(e,t),a=JSON.stringify(e.verdict),r=e.verdict!=null&&a!==this.verdict;this.isSaid=!s&&(r||e.hints.length>this.hints),this.verdict=a,this.hints=e.hints.length,L(this.task(e),this.over);let[h,c]=this.toCome(e),f=d`<div class="cl-l-room" key="verdict">${b(Ln,l)}${h}</div>`,u=this.foot(e,l.goOn!==this.handed.goOn),p=[this.later(e),this.answer(e),f,u,c];L(p,this.under),s&&this.emptyNumber(),this.paintSpots(e),this.paintMarks(e);let{dress:m,fit:$}=this.handed,g=e.kind==="game";m({"cl-l-tight":!1}),g&&this.height>$.room&&$.hold(Qo),s&&$.release(".cl-l-main"),this.isDealt?$.begin():(s||g&&!e.done)&&$.paint(),g&&$.loosen(".cl-felt",Pn-this.bottom),!g&&this.isDealt&&!e.guessing&&$.loosen(An),this.tighten(),$.hold(g?Yo:Jo),this.isSaid&&(!g||e.done||e.waits)&&this.comeInSight()}tighten(){let{dress:t,fit:e}=this.handed,s=()=>this.bottom-e.room;t({"cl-l-tight":!1}),s()>0&&e.release(".cl-l-main"),s()>0&&e.reduce(".cl-me, .cl-hand",s()),s()>0&&t({"cl-l-tight":!0}),s()>0&&e.reduce(An,s()),s()>0&&e.reduce(".cl-said",s()),this.handed.scene().step?.kind!=="game"&&this.placeFoot()}placeFoot(){let t=this.find(".cl-l-main"),{bottom:e}=this,s=Math.min(this.handed.fit.room,Pn);t&&e<s&&(t.style.minHeight=`${t.offsetHeight+s-e}px`)}introduced(t,e){let{handed:s}=this,n=this.begun===t.id||e.can.undo||t.verdict;if(t.kind!=="game"||n||!t.told.length)return{...s,step:t};let o=()=>{this.begun=t.id,this.paint(s.scene()),s.keepFocus()},l={state:"told",text:[...t.told," ",...t.wants],clause:"",call:""};return{...s,goOn:o,step:{...t,verdict:l}}}comeInSight(){let t=it()?"auto":"smooth";this.find(".cl-l-foot")?.scrollIntoView({block:"nearest",behavior:t})}find(t){return this.handed.root.querySelector(t)}toRead(){return this.isPart?null:this.find(".cl-l-verdict:has(.cl-l-go-on)")??this.title??this.find(".cl-l-end h2")}get title(){return this.find(".cl-l-title")}get next(){return this.find(".cl-l-next")}get height(){let{fit:t,root:e,scene:s}=this.handed,{step:n}=s();if(!this.find(".cl-l-foot"))return e.offsetHeight;let l=$=>(this.find($)?.offsetHeight||-En)+En,a=$=>this.find($)?.getBoundingClientRect().bottom??0,r=".cl-l-step:not(.cl-form-bag) .cl-buttons:not(:has(> .cl-piece-btn))",h=Math.max(0,Math.min(l(r),a(r)-a(".cl-hand"))),c=l(".cl-l-room"),f=l(".cl-l-guessing .cl-l-answer, [data-kind='number'] .cl-l-answer"),u=l(".cl-l-to-come-last")-Math.max(h,f),p=t.isNew||this.isNew?Math.max(0,u-c):0,m=t.isNew&&n?.kind!=="game"?Ko:0;return this.bottom+p+m}get bottom(){let{bottom:t=0}=this.find(".cl-l-main")?.getBoundingClientRect()??{};return t-this.handed.root.getBoundingClientRect().top+Vo}toCome({guess:t,guessing:e,longest:[s,n,o]}){let{art:l,texts:a}=this.handed,r=(f,u,p)=>d`<div class="cl-l-verdict cl-l-to-come ${f}" hidden=${!u}>
        <span class="cl-l-mark" />
        <div><p><b>${a.refused}</b> ${u}<i class="cl-l-sign">§</i></p>${p}</div>
      </div>`,h=d`<p>${a.guess_wrong} ${l.line(t)}</p>`,c=[t.length||e?h:null,o?d`<p class="cl-l-told">${o}</p>`:null];return[r("",s,null),r("cl-l-to-come-last",n,c)]}dress(t,{hand:e,places:s,story:n}){let{root:o,dress:l}=this.handed;o.dataset.kind=t.kind;let a=t.kind==="game";l({"cl-l-lines":ne(t),"cl-l-alone":ft(t),"cl-l-step":!a&&!X(t),"cl-l-no-table":t.table===!1,"cl-l-playing":a&&n.length>0,"cl-marking":t.targets?.length>0,"cl-l-several":t.many&&!t.ordered,"cl-l-guessing":t.guessing&&!t.done,"cl-l-frozen":t.frozen||t.done}),this.isDealt&&l({"cl-l-asks":ne(t)||zn(t),"cl-l-owns":s.length>0&&e.length>0})}task(t){let{art:e,asked:s,sign:n}=this.handed,{clauses:o,title:l,wants:a}=t,r=t.kind==="game"?[...t.told," ",...a]:t.told;return d`
      <div class="cl-l-head">
        <h2 class="cl-l-title" tabIndex="-1" aria-describedby="${this.id} ${s}">${l}</h2>
        ${o.length?n(...o):null}
      </div>
      <p class="cl-l-told" id=${this.id} hidden=${!r.length}>${e.line(r)}</p>
    `}later({later:t}){let e=t.length?d`<mark>${this.handed.art.line(t)}</mark>`:null;return d`<p class="cl-l-told cl-l-later" aria-live="polite" hidden=${!e}>${e}</p>`}paintMarks(t){let{art:e,felt:s,marks:n,texts:o}=this.handed,{crossed:l,labels:a,ordered:r,targets:h}=t,c=n()?.marked??t.marked,f=l.filter($=>!c.includes($)),u=new Map(f.map($=>[$,"✕"]));r&&c.forEach(($,g)=>u.set($,String(g+1)));let p=($,g)=>{let _=$.querySelector("button")??$;_.ariaLabel=g(_.ariaLabel??"")},m=$=>`, ${$==="✕"?o.no_target:O(o.nth,{n:$})}`;for(let $ of s.querySelectorAll("[data-nth]")){let g=m($.getAttribute("data-nth")??"");$.removeAttribute("data-nth"),p($,_=>_.endsWith(g)?_.slice(0,-g.length):_)}for(let[$,g]of u){let _=CSS.escape(e.text(a[$])),y=h[$].choice?`.cl-buttons > [data-key="${_}#1"]`:Nn(h[$]),v=s.querySelector(y);v&&(v.setAttribute("data-nth",g),p(v,C=>C+m(g)))}}paintSpots(t){let{felt:e}=this.handed,s=t.spots.map(({zone:n,seat:o})=>e.querySelector(o?`.cl-seats > [data-key="${o}"]`:Nn({zone:n})));for(let n of e.querySelectorAll("[data-spot]"))s.includes(n)||n.removeAttribute("data-spot");for(let n of s)n?.setAttribute("data-spot","")}asks(t){let{kind:e,options:s}=t;return xt(t)?e==="number"||e==="choose":e==="choose"&&s.some(({right:n})=>n)}answer(t){let{art:e,send:s,texts:n}=this.handed,o=(a,r=0)=>{let{label:h,pieces:c,right:f,tried:u}=a,p=u?k("cross"):f?k("check"):String.fromCharCode(65+r);return d`<button type="button" key=${`${this.reading} ${r}`}
        class="cl-l-option${u?" cl-l-tried":f?" cl-l-found":""}"
        disabled=${!xt(t)} aria-disabled=${u||void 0}
        aria-label=${h.length?void 0:c.map(m=>e.name(m)).join(", ")}
        onClick=${()=>u||s("choose",r)}
      >
        <b class="cl-l-letter" aria-hidden="true">${p}</b>
        <span class="cl-l-pieces">${e.faces(c)}</span>
        <span>${e.line(h)}</span>
        <span class="cl-unseen"> ${u?n.wrong:f?n.right:null}</span>
      </button>`},l=t.kind==="number"?this.keypad():t.options.map(o);return d`<div class="cl-l-answer" hidden=${!this.asks(t)}>${l}</div>`}keypad(){let{send:t,tell:e,texts:s}=this.handed,n=()=>{let l=this.find(".cl-l-number");/^\d+$/.test(l.value)?t("number",Number(l.value)):e(s.no_number),l.select()},o=d`<input type="text" inputMode="numeric" maxLength="4" class="cl-l-number"
      aria-label=${s.number}
      onKeyDown=${l=>{l.key==="Enter"&&!l.shiftKey&&!l.ctrlKey&&n()}}
    />`;return d`
      <label class="cl-l-label">${s.number} ${o}</label>
      ${x("cl-btn",n,s.check)}
    `}emptyNumber(){let t=this.find(".cl-l-number");t&&(t.value="")}foot(t,e){let{goOn:s,send:n,texts:o}=this.handed,{before:l,done:a,frozen:r,hints:h,kind:c,known:f,last:u,left:p,waits:m}=t,$=xt(t),g=c==="choose"&&t.guessing,_=O(o.hint,{n:h.length+1}),y=c!=="code"&&c!=="look"&&(a||r),v=(m||!ft(t))&&!(m&&c==="game");return d`<div class="cl-l-foot">
      <div class="cl-l-hints">
        ${$&&!g?[p>0&&!e?Q("bulb",_,()=>n("hint")):null,c==="game"?Q("right",o.skip,()=>n("solve")):Q("eye",o.solve,()=>n("solve"))]:null}
      </div>
      ${y?Q("undo",o.again,()=>n("anew"),r&&$?"cl-l-call":""):null}
      ${l>=0&&!ft(t)?Q("left",o.previous,()=>n("go",l),"cl-l-previous"):null}
      <button type="button" class="cl-btn cl-l-next${$?" cl-quiet":""}" disabled=${$&&!f}
        hidden=${!v} onClick=${s}
      >
        <span>${m?o.go_on:u?o.finish:o.next}</span>${k("right")}
      </button>
    </div>`}};function Nn({seat:i,card:t,zone:e}){return i!==void 0?`.cl-seats > [data-key="seat ${i}#1"]`:t?`[data-zone="${CSS.escape(e??"")}"] [data-key="${CSS.escape(t)}#1"]`:`[data-zone="${CSS.escape(e??"")}"]`}var St=class extends rt{constructor(t,e){super(t,e),this.root.classList.add("cl-lesson"),this.told="";let{art:s,felt:n,fit:o,frame:l,root:a,texts:r}=this;this.view=new ie({art:s,felt:n,fit:o,frame:l,root:a,texts:r,asked:this.table.id,scene:()=>this.scene,marks:()=>this.marks,isEarly:()=>this.model instanceof Y,send:(h,c,f)=>this.send(h,c,f),goOn:()=>this.send("next"),keepFocus:()=>{this.keepFocus(),this.isRead=!1},dress:h=>zt(a,h),sign:(...h)=>this.clause(...h),openRule:h=>this.openRules([h]),tell:h=>this.table.tell(h),showText:(h,c)=>this.dialogs.showText(h,c),showSteps:(h,c)=>this.showSteps(h,c)})}start(){return this.view.path.path=this.model.get("path")??null,super.start(),this.paintPath(this.model.get("path")),this.scene.step?.place==="notebook"&&this.comeIntoSight(),this}comeIntoSight(){let t=new AbortController,e=()=>t.abort(),s=()=>{this.fit.look(),t.signal.aborted||this.root.scrollIntoView({block:"start"})};for(let n of[0,300,1e3])setTimeout(s,n);for(let n of["wheel","pointerdown","keydown"])document.addEventListener(n,e,{signal:t.signal,capture:!0});setTimeout(e,1100)}get texts(){return this.words.lesson}get marks(){return this.pick instanceof vt?this.pick:null}picking(t){let{step:e}=t,s=n=>this.art.text(n);return!e||e.kind==="game"?super.picking(t):e.targets?.length>0?new vt(e,this.texts.all,s):new te(t.moves)}only(){return this.scene.step?.kind==="game"?super.only():null}paint(t){super.paint(t);let{path:e,reading:s}=this.view;this.view.paint(t),this.paintTitle(),!(!s||!this.view.isNew)&&(this.panel.set({isUnfolded:!1}),e.node.scrollIntoView({block:"nearest"}))}say(t){let{step:e}=t,s=e&&se(e),n=this.told!==s,o=this.told==="";if(this.told=s,!e||e.kind==="game"&&!e.waits){n&&(this.lastTold=null,this.live.textContent=""),super.say(t);return}let l=t.story.filter(f=>f.n>(this.lastTold??-1));this.lastTold=t.story.at(-1)?.n??-1;let a=!o&&this.isUnread()?[e.wants??[]]:[],r=n?a:l.map(f=>f.text),h=this.live.textContent===this.choiceSaid,c=this.sent==="anew"||this.view.isSaid&&h;(n||r.length||c)&&(this.live.textContent=this.counted(r.map(f=>this.art.text(f))).join(" "))}changes(){let{step:t}=this.scene;if(!t)return{};let e=ne(t);return t.kind==="game"||X(t)?{isBare:e}:{prompt:d`
      <i class="cl-lamp" aria-hidden="true" />
      <b>${this.art.line(t.wants)}</b>
      ${t.about?d`<span class="cl-unseen"> ${t.about}</span>`:null}
    `,isBare:e}}height(){return this.view.height}fitted(t){t||super.fitted(t),t===this.scene&&(this.view.tighten(),this.view.find(".cl-choices")?.scrollIntoView({block:"nearest"}))}keepFocus(){let{felt:t,view:e}=this,s=this.isLost(),n=e.find(".cl-l-go-on"),o=this.scene.step?.verdict?.state==="attempted",l=e.isSaid&&!o?e.find(".cl-l-verdict"):null,r=(!this.scene.step||!xt(this.scene.step))&&e.next?.checkVisibility()?e.next:null,h=s?n??r??l??this.question:null;n&&t.contains(document.activeElement)&&(h=n),e.isNew&&(h=e.toRead()??this.question);let c=e.find(".cl-l-verdict");c&&(c.ariaLive=h===c?"off":"polite"),h&&this.giveFocus(h),(n||h&&h===e.title)&&(this.isRead=!0)}paintPath(t){t&&(this.view.path.paint(t),this.paintTitle())}paintTitle(){let{step:t}=this.scene,e=this.model.get("path");t?.place!=="page"||!e||!document.body.dataset.voila||(document.title=[t.title,e.title].filter(Boolean).join(" - "))}clause(...t){let e=this.rules(t).map(({title:n})=>n),s=O(this.texts.rule,{title:e.join(", ")});return d`<button type="button" class="cl-l-sign" title=${s} aria-label=${s}
      onClick=${()=>this.openRules(t)}
    >
      §
    </button>`}rules(t){return this.words.rules.filter(e=>t.includes(e.id))}openRules(t){let e=this.rules(t);e.length===1?this.dialogs.open(e[0].title,d`<p>${e[0].text}</p>`):this.dialogs.open(this.texts.rules,e.map(({title:s,text:n})=>d`<h4>${s}</h4><p>${n}</p>`))}showSteps(t,e){let{texts:s}=this,n=l=>s[l||"open"],o=l=>{this.dialogs.dialog.close(),this.send("go",l)};this.dialogs.open(s.path,d`<div class="cl-l-list">
        ${t.chapters.map(({title:l,steps:a})=>d`
            <h4>${l}</h4>
            ${a.map(({id:r,mark:h,n:c,title:f})=>d`<button type="button"
                aria-current=${r===e?"step":void 0} onClick=${()=>o(c)}
              >
                <i class="cl-l-is-${h||"open"}" /> ${c+1}. ${f}
                <span class="cl-unseen">: ${n(h)}</span>
              </button>`)}
          `)}
        <h4>${s.quiz}</h4>
        ${x("",()=>o(t.all+1),s.quiz)}
        ${t.done===t.all?x("",()=>o(t.all),`${t.title}: ${s.card}`):null}
      </div>`)}press(t){if(this.marks){this.mark(this.marks.index(t));return}let s=this.scene.hand.find(n=>n.card===t.card)?.no?.tried;s===void 0||t.zone!==this.scene.hand_zone?super.press(t):this.send("move",s)}make(t){let{marks:e}=this;e?t.index>=0?this.mark(t.index):e.marked.length?this.send("answer"):this.table.tell(this.texts.none_marked):super.make(t)}mark(t){let{marks:e}=this;if(!(!e||e.isFixed)){if(t<0||e.step.crossed.includes(t)){this.table.tell(this.texts.no_target);return}if(e.toggle(t),this.send("mark",t),e.isWhole()){this.send("answer");return}this.repaint(),this.view.paint(this.scene)}}};var oe=class{constructor(t,e,s){this.number=t,this.state=e,this.post=s,this.hearers=new Map}get(t){return this.state[t]}set(){}save_changes(){}on(t,e){this.hearers.has(t)||this.hearers.set(t,new Set),this.hearers.get(t)?.add(e)}off(t,e){this.hearers.get(t)?.delete(e)}send(t){this.post({kind:"message",widget:this.number,what:t})}take(t){Object.assign(this.state,t);for(let e of Object.keys(t))this.tell(`change:${e}`,t[e])}tell(t,e){for(let s of[...this.hearers.get(t)??[]])s(e)}};function Rn(i,t){for(let[e,s]of Object.entries(t))i.on(e,s);return()=>{for(let[e,s]of Object.entries(t))i.off(e,s)}}var le=class{constructor(t,e,s){this.model=t,this.hear=n=>n.kind==="cut"||n.kind==="open"?s(n.kind):e(n),t.on("msg:custom",this.hear),this.send({kind:"hello"})}send(t){this.model.send(t)}end(){this.model.off("msg:custom",this.hear)}};function In({data:i,now:t,told:e,left:s,text:n,send:o,name:l,title:a}){let r=t?.me==null?null:t.chairs[t.me],h=r||!t?n("you",{name:r?.name??l}):n("looks"),c=t&&!i.alone?` · ${n("table",{n:t.table})}`:"",f=r?.is==="away",u=t?.state==="over"&&t.again!=null,p=(m,$)=>x("",()=>o({kind:m}),n($));return d`
    ${t||l?d`<h1 class="title">${t?d`<b>${h}</b>${c} · ${a}`:h}</h1>`:null}
    <p class="told" role="status">${e}</p>
    ${s?d`<b class="left" aria-hidden="true">${n("seconds",{n:s})}</b>`:null}
    ${f?p("back","back"):null}
    ${r&&u?p("again","again"):null}
    ${i.alone?d`<a href="${i.path}/">${n("other")}</a>`:null}
    ${t&&r&&t.state!=="open"&&!i.alone?b(Zo,{data:i,now:t,text:n,send:o},f?null:p("leave","leave")):null}
  `}function Zo({data:i,now:t,text:e,send:s,children:n}){let o=e("people");return d`<details class="menu" onKeyDown=${({key:a,currentTarget:r})=>a==="Escape"&&r.removeAttribute("open")}>
    <summary aria-label=${o} title=${o}>⋯</summary>
    <div>
      <ul aria-label=${o}>${b(Bn,{data:i,now:t})}</ul>
      <p>${e("say")}</p>
      ${i.phrases.map((a,r)=>x("",()=>s({kind:"say",index:r}),a))}
      ${n}
    </div>
  </details>`}var Bn=({data:i,now:{chairs:t,me:e}})=>t.map(({name:s,is:n},o)=>d`<li data-is=${n} class=${o===e?"me":""}>
      <b>${s}</b>${n==="here"?"":` (${i.presence[n]})`}
    </li>`),qn=({data:i,now:t,text:e,send:s})=>d`<section class="gather">
  <ul>${b(Bn,{data:i,now:t})}</ul>
  <p>${e("begins")}</p>
  ${t.me==null?null:x("",()=>s({kind:"start"}),e("begin"))}
</section>`;var tl=5e3,ae=class{constructor(t,e,s,n){this.data=t,this.root=e,this.show=n,e.classList.add("room");let o=e===document.body;this.head=T("header"),this.gather=N(""),this.place=N("place"),this.model=null,this.shown="",this.stop=()=>{},this.el=N(""),this.said="",this.left=0,this.clock=new A,this.lasting="",this.now=null,this.name="";let l=T(o?"main":"div");l.append(this.gather,this.place),e.replaceChildren(this.head,l),e.addEventListener("click",({target:a})=>this.closeMenu(a)),this.wait(this.text("joining")),this.line=s(a=>this.take(a),a=>this.lineIs(a))}end(){this.line.end(),this.stop()}text(t,e={}){return O(this.data.words[t],e)}lineIs(t){let e=t==="cut"&&!this.line?.watches?.size;this.lasting=t==="gone"?this.text("full"):e?this.text("cut"):"",this.draw()}take(t){(t.kind==="table"||t.kind==="state")&&this.follow(t.clock),t.kind==="table"?this.whole(t.state,t.presence):t.kind==="state"?this.model?.take(t.what):t.kind==="news"?this.model?.tell("msg:custom",t.what):t.kind==="presence"?this.presence(t.what):t.kind==="hall"?this.hall(t.name,t.text):t.kind==="said"?this.hear(t.by,t.index):t.kind!=="beat"&&(this.line.end(),this.lasting=this.text(t.kind),this.draw())}whole(t,e){let s=`${e.table} ${e.me} ${t.scene.game}`;if(this.model&&s===this.shown)return this.presence(e),this.model.take(t);this.shown=s,this.model=new oe(0,t,({what:o})=>this.line.send(o)),this.presence(e),this.stop(),L(null,this.place),this.el.remove(),this.el=N(""),this.place.append(this.el);let n=this.show({model:this.model,el:this.el});this.stop=async()=>(await n)()}hall(t,e){this.stop(),this.stop=()=>{},this.follow(null),this.model=this.now=null,this.shown="",this.name=t,this.draw(),this.place.hidden=!1,this.el.remove(),this.wait(e)}wait(t){L(d`<p class="waits">${t}</p>`,this.place)}closeMenu(t){let e=this.head.querySelector(".menu");e?.firstElementChild?.contains(t)||e?.removeAttribute("open")}draw(){let{data:t,name:e,now:s}=this,n=this.model?.get("scene").title??"",o={data:t,now:s,text:(r,h)=>this.text(r,h),send:r=>this.line.send(r)},l=this.told();L(b(In,{...o,name:e,title:n,told:l,left:this.left}),this.head);let a=s?.state==="open";L(a?b(qn,{...o,now:s}):null,this.gather)}presence(t){this.now=t;let{chairs:e,state:s}=t;this.place.hidden=s==="open",this.root.dataset.state=s,this.root.dataset.table=String(t.table),this.model?.take({presence:Object.fromEntries(e.map(({is:n},o)=>[o,n]))}),this.draw()}hear(t,e){this.said=`${this.now?.chairs[t]?.name}: ${this.data.phrases[e]}`;let{said:s}=this;setTimeout(()=>{this.said===s&&(this.said=""),this.draw()},tl),this.draw()}follow(t){this.clock.stop(),this.left&&(this.left=0,this.draw()),t&&this.wake(t.left,Math.min(t.left,t.warn))}wake(t,e){this.clock.set(1e3*(t-e),()=>{this.left=Math.max(0,Math.ceil(e)),this.draw(),this.left&&this.wake(e,e-1)})}told(){let t=this.now?.state==="paused"?this.text("paused"):"",e=this.left?this.text("hurry"):"";return this.lasting||t||e||this.said||this.ofTable()}ofTable(){if(!this.now)return"";let{chairs:t,me:e,state:s,again:n}=this.now,o=t.filter(({is:r})=>r==="here").length;if(s==="open")return"";if(s==="over"&&n==null)return this.text("over");if(s==="over"&&n)return this.text("wants",{n,all:o});if(e!=null&&t[e].is==="away")return this.text("away");let l=t.filter((r,h)=>h!==e),a=l.find(({is:r})=>r==="lost")??l.find(({is:r})=>r==="away");return a?this.text(`is_${a.is}`,{name:a.name}):""}};var el=2e4;function sl(i,t){if(i.art.form_module)return;let e=T("style");e.textContent=i.style;let s=T("h1",{class:"cl-unseen"});s.textContent=i.scene.title,t.append(e,s);let n=new(i.scene.step?St:rt)(new Y(i),t).start();n.root.setAttribute("aria-busy","true"),n.wait(el),n.keeper=en(n.root);let{kind:o}=i.scene.step??{kind:"game"};o==="game"&&document.activeElement===document.body&&n.root.focus({preventScroll:!0}),pt.cardlabEarly=n}function Fn({model:i,el:t}){let e=i.get("room");if(e){let n=Hn(e,t,(o,l)=>new le(i,o,l));return()=>n.end()}let s=i.get("art");return s.form_module?Zs(s).then(()=>Dn({model:i,el:t})):Dn({model:i,el:t})}function Dn({model:i,el:t}){let e=i.get("scene").step?St:rt,s=tn(i)??new e(i,t).start();s.model!==i&&s.connect(i,t);let n=()=>{"paintPath"in s&&s.paintPath(i.get("path"))},o=Rn(i,{"change:scene":()=>s.receive(i.get("scene")),"change:path":n,"change:theme":()=>s.theme(),"change:unkept":()=>s.dialogs.last(""),"change:presence":()=>s.repaint(),"change:advice":()=>s.panel.draw(),"msg:custom":a=>s.hear(a)}),l=$n(()=>s.theme());return n(),()=>{s.stop(),l.disconnect(),o()}}function Hn(i,t,e){return new ae(i,t,e,Fn)}var oh={render:Fn,early:sl,enter:Hn};export{oh as default};
