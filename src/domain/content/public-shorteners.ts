/**
 * Public link shorteners, which carriers block (messaging rules, section 6; Twilio error 30892).
 * The hosts follow the public list PeterDaveHello/url-shorteners and the vendors' own pages, as of
 * 2026-11-20. A sender's own short domain is none of them.
 */
const PUBLIC_SHORTENERS: ReadonlySet<string> = new Set(
  `
  bit.ly bitly.com j.mp tinyurl.com tiny.cc tiny.one t.co goo.gl ow.ly is.gd v.gd buff.ly rebrand.ly cutt.ly
  shorturl.at shorturl.com rb.gy bl.ink lnkd.in t.ly short.io s.id adf.ly shorte.st bc.vc cli.gs clck.ru vk.cc
  qr.ae qrco.de u.to x.co x.gd tr.im trib.al dlvr.it ift.tt po.st su.pr snip.ly soo.gd t2m.io tny.im url.ie urlz.fr
  yourls.org zpr.io 0rz.tw 1url.com 2.gp 3.ly ity.im l.ead.me linktr.ee lnk.to lnk.bio m.me n9.cl ouo.io page.link
  app.link plu.sh rotf.lol shrtco.de shrinkme.io shrt.li smarturl.it spoti.fi surl.li switchy.io t1p.de
  tinylink.net tinu.be tiny.pl tnw.to urlr.me urlshort.dev v.ht wa.link wp.me y2u.be yep.it zip.net zz.gd
  git.io goo.su gg.gg han.gl hyperurl.co kutt.it kurzelinks.de lihi.cc link.ly linkd.in migre.me 
  moourl.com ln.run ln.is me2.do nov.io ppt.cc reurl.cc rlu.ru short.cm short.gy shortest.link shortlink.de
  shorl.com sh.st shorten.rest shorter.me t.cn dwz.cn suo.im tgr.ph tiny.ie tinyarrows.com twurl.nl tr.ee
  url.kr urlc.net urlbit.us vzturl.com w.wiki bit.do budurl.com clicky.me cort.as cur.lv db.tt dft.ba
  encurtador.com.br encurta.net abre.ai acesse.one adfoc.us aka.gr acortar.link acortaurl.com b23.ru binged.it
  chilp.it clickmeter.com ax.fr frama.link lstu.fr huit.re minu.me zws.im hoy.kr hubs.ly hubs.la mcaf.ee
  cutt.us da.gd snipurl.com snurl.com
  `
    .trim()
    .split(/\s+/),
);

export function isPublicShortenerHost(host: string): boolean {
  return PUBLIC_SHORTENERS.has(host);
}
