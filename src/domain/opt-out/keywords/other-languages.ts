import { list } from '../list.ts';
import type { Language } from './language.ts';

/** Words and phrases of a language that the grammar does not read. */
interface OtherLanguage {
  /** Opt out as the whole message or beside courtesies. */
  readonly words: readonly string[];
  /** Opt out anywhere in a message of this language, unless a negation stands directly before. */
  readonly phrases: readonly string[];
  readonly negations: readonly string[];
  readonly courtesies: readonly string[];
  /** Orders, parcels and appointments: a phrase beside one is reviewed, as it may be about it. */
  readonly things: readonly string[];
}

/**
 * The words for stop, unsubscribe, end and cancel, and the commonest requests, in their scripts and
 * usual transliterations; our own list. 47 CFR 64.1200(a)(10) does not ask for English.
 */
export const OTHER_LANGUAGES: Readonly<Partial<Record<Language, OtherLanguage>>> = {
  it: {
    words:
      list(`ferma, fermare, smetti, smettete, annulla iscrizione, fermati, fermate, basta, annulla, annullare, cancella, cancellami, cancellare, cancellatemi, disiscrivi, disiscrivimi, disiscriviti,
      disiscrivermi, disiscrizione, disdici, disdire, disdetta, smettila, smettetela, rimuovi, rimuovimi, esci, basta messaggi, basta sms, basta cosi`),
    phrases:
      list(`non voglio piu, non mandatemi piu, non mandarmi piu, non mandatemi altri, non inviatemi piu, non inviarmi piu, non scrivetemi piu, non scrivermi piu,
      non contattatemi, non contattarmi, basta messaggi, basta sms, smettete di, smettetela di scrivermi, smettila di scrivermi, smetti di mandarmi, cancellatemi dalla lista, cancellami dalla lista,
      toglietemi dalla lista, rimuovetemi, numero sbagliato, ha sbagliato numero, avete sbagliato numero, non desidero ricevere, non voglio ricevere, voglio disiscrivermi, revoco il consenso`),
    negations: list('non, mai, senza'),
    courtesies: list(
      'per favore, grazie, prego, subito, ora, adesso, ciao, buongiorno, per cortesia, vi prego, ti prego',
    ),
    things: list('ordine, ordini, pacco, pacchi, consegna, consegne, appuntamento, fattura, prenotazione'),
  },
  nl: {
    words: list(
      `stoppen, uitschrijven, afmelden, uitschrijving, afmelding, opzeggen, beeindigen, annuleren, einde, verwijderen, verwijder mij, genoeg, hou op, schrijf me uit, meld me af, geen berichten meer, geen sms meer, geen reclame`,
    ),
    phrases:
      list(`geen berichten meer, geen sms meer, geen smsjes meer, geen reclame meer, stop met sturen, stop met berichten, stop met smsen, stop met appen, hou op met, schrijf mij uit, schrijf me uit,
      meld mij af, meld me af, mij uitschrijven, me uitschrijven, mij afmelden, me afmelden, wil geen berichten, niet meer ontvangen, stuur me niets meer, stuur mij niets meer, stuur me geen, stuur mij geen,
      verkeerd nummer, verkeerde nummer, verkeerde persoon, laat me met rust, verwijder mijn nummer, haal me van de lijst, haal mij van de lijst, wil niet meer`),
    negations: list('niet, nooit, zonder'),
    courtesies: list(
      'alstublieft, aub, ajb, alsjeblieft, bedankt, dank u, dank je, nu, direct, graag, hallo, mij, me, svp',
    ),
    things: list('bestelling, bestellingen, pakket, pakketje, levering, afspraak, factuur, reservering'),
  },
  pl: {
    words: list(
      `rezygnuję, rezygnacja, wypisz, wypisz mnie, wypisać, koniec, anuluj, anulować, wyłącz, usuń, usuń mnie, zakończ, przestań, przestańcie, przestan, dość, dosc, nie chcę, nie chce, stop sms, rezygnuje, wypiszcie mnie, odsubskrybuj`,
    ),
    phrases:
      list(`nie chcę więcej, nie chcę już, nie chcę otrzymywać, nie chcę dostawać, nie życzę sobie, proszę nie pisać, proszę nie wysyłać, nie piszcie, nie pisz do mnie, nie wysyłajcie, przestańcie wysyłać, przestań pisać, przestańcie pisać,
      wypiszcie mnie, wypisz mnie, usuńcie mój numer, usuń mój numer, proszę usunąć, zły numer, pomyłka numer, to nie ten numer, dajcie mi spokój, daj mi spokój, proszę o wypisanie, rezygnuję z, cofam zgodę, wycofuję zgodę`),
    negations: list('nie, bez, nigdy'),
    courtesies: list('proszę, prosze, dziękuję, dziekuje, teraz, natychmiast, dzień dobry, już, mnie, pls'),
    things: list(
      'zamówienie, zamówienia, paczka, paczki, paczkę, dostawa, dostawy, dostawę, wizyta, wizytę, faktura, fakturę, rezerwacja, rezerwację',
    ),
  },
  ru: {
    words:
      list(`стоп, отписаться, отписка, отпишите, отпишите меня, отпиши, отмена, отменить, хватит, прекратите, прекратить, прекрати, перестаньте, удалить, удалите, удалите меня, достаточно, конец, не пишите, не пиши, отказ, отказываюсь, отвали, отстаньте, остановить,
      stop rassylka, otpisatsya, otpishite, hvatit, khvatit, prekratite, ne pishite, otstante`),
    phrases:
      list(`не хочу получать, не хочу больше, больше не пишите, не пишите мне, не пишите больше, не присылайте, не шлите, не отправляйте, не беспокойте, не звоните и не пишите, прекратите рассылку, прекратите писать, прекратите присылать, перестаньте писать, перестаньте присылать, отпишите меня, хочу отписаться, как отписаться,
      удалите мой номер, уберите мой номер, удалите меня, неправильный номер, не тот номер, ошиблись номером, вы ошиблись, оставьте меня в покое, отзываю согласие, хватит писать, хватит слать, хватит спама, ne pishite mne, ne prisylaite, ne prisylajte, bolshe ne pishite`),
    negations: list('не, ни, без, никогда'),
    courtesies: list(
      'пожалуйста, спасибо, сейчас, уже, немедленно, здравствуйте, привет, меня, мне, это, всё, все, смс, рассылку, рассылка, сообщения, pozhaluysta',
    ),
    things: list(
      'заказ, заказа, заказы, посылка, посылку, посылки, доставка, доставку, запись, счет, бронь, образец, образцы',
    ),
  },
  uk: {
    words: list(
      `стоп, відписатися, відписатись, відпишіть, відпишіть мене, відписка, скасувати, досить, припиніть, припинити, зупинити, зупиніть, годі, видалити, видаліть, видаліть мене, кінець, не пишіть, відмова, відмовляюсь, відчепіться, вистачить, vidpysatysia, prypynit, dosyt`,
    ),
    phrases: list(
      `не хочу отримувати, не хочу більше, більше не пишіть, не пишіть мені, не надсилайте, не присилайте, не турбуйте, припиніть розсилку, припиніть писати, припиніть надсилати, перестаньте писати, перестаньте надсилати, відпишіть мене, хочу відписатися, як відписатися, видаліть мій номер, приберіть мій номер, неправильний номер, не той номер, помилилися номером, ви помилились, дайте мені спокій, відкликаю згоду, досить писати`,
    ),
    negations: list('не, ні, без, ніколи'),
    courtesies: list('будь ласка, дякую, зараз, вже, негайно, добрий день, вітаю, мене, мені, це, все, смс, розсилку'),
    things: list('замовлення, посилка, посилку, посилки, доставка, доставку, рахунок, запис, бронювання'),
  },
  tr: {
    words: list(
      `dur, durdur, durdurun, dursun, iptal, iptal et, iptal edin, ret, çık, çıkış, çıkar, yeter, abonelikten çık, abonelik iptal, listeden çık, listeden çıkar, istemiyorum, mesaj istemiyorum, sms istemiyorum, gönderme, göndermeyin, yazmayın, kes, kesin şunu, bırakın`,
    ),
    phrases: list(
      `mesaj atmayın, mesaj atma, mesaj göndermeyin, sms göndermeyin, sms atmayın, artık mesaj istemiyorum, mesaj istemiyorum, mesaj almak istemiyorum, sms almak istemiyorum, almak istemiyorum, bana yazmayın, bana yazma, beni listeden çıkarın, listeden çıkarın, listenizden çıkarın, numaramı silin, yanlış numara, rahatsız etmeyin, beni rahat bırakın, aboneliğimi iptal edin, abonelikten çıkmak istiyorum, bir daha yazmayın, onayımı geri alıyorum`,
    ),
    negations: list('asla, hayır değil'),
    courtesies: list('lütfen, teşekkürler, teşekkür ederim, şimdi, hemen, artık, merhaba, beni, tamam, sağol, bunu'),
    things: list(
      'sipariş, siparişi, siparişimi, kargo, kargoyu, paket, paketi, randevu, randevuyu, randevumu, fatura, faturayı, numune',
    ),
  },
  zh: {
    words: list(
      `停, 停止, 停止发送, 停止發送, 退订, 退訂, 退定, 取消, 取消订阅, 取消訂閱, 取消订閱, 拒收, 不要了, 别发了, 別發了, 不要再发, 不要再發, 不要发了, 不要發了, 别再发了, 別再發了, 别发, 別傳了, 不要再傳, 不要傳了, 结束, 結束, 滚, 够了, 夠了, 退, 解除订阅, 不需要, tuiding, 打错了, 打錯了, 发错了, 發錯了`,
    ),
    phrases: list(
      `不要再发, 不要再發, 不要再傳, 不要再给我发, 不要再給我發, 别再发, 別再發, 別再傳, 别再给我发, 別再給我發, 别给我发, 別給我發, 不要给我发, 不要給我發, 不要给我发短信, 停止发短信, 停止发送, 停止發送, 停止傳送, 不想再收到, 不想收到, 不想再收, 不希望收到, 不再接收, 我要退订, 我要退訂, 请退订, 請退訂, 怎么退订, 怎麼退訂, 如何退订, 如何退訂, 取消订阅, 取消訂閱, 号码错, 號碼錯, 错号, 打错电话, 打錯電話, 发错人, 發錯人, 把我删除, 把我刪除, 删除我的号码, 刪除我的號碼, 不要联系我, 不要聯絡我, 别联系我, 別聯絡我, 不要骚扰, 不要騷擾, 别骚扰, 別騷擾, 撤回同意, 不要打扰, 別打擾, 别打扰, 不要再打扰, 不要再打擾, 请勿打扰, 請勿打擾, 勿扰, 别烦我, 別煩我, 别烦了, 別煩了, 烦死了, 煩死了, 别再联系, 別再聯絡, 不要再联系, 不要再聯絡, 不要再来信息, 不要再打电话, 不要再打電話, 不要再给我打, 以后别发, 以後別發, 以后不要发, 以後不要發, 别发信息, 別發訊息, 别发短信, 別發簡訊, 别再推送, 別再推送, 别再给我推送, 別再給我推送, 停止推送, 不要推送, 别推送, 从名单, 從名單, 名单里删, 名單裡刪, 把我删, 把我刪, 能不能别发, 能不能別發, 拉黑你, 拉黑你们, 再发就投诉, 再发投诉, 再发我就, 再發我就, 投诉你们, 投訴你們`,
    ),
    negations: list('不要, 别, 別, 没有, 沒有, 不'),
    courtesies: list(
      '请, 請, 谢谢, 謝謝, 吧, 了, 啊, 您好, 你好, 马上, 立刻, 麻烦, 麻煩, 短信, 簡訊, 好吗, 我要, 给我, 給我, 现在, 現在',
    ),
    things: list('货, 貨, 再发错, 再發錯, 订单, 訂單, 快递, 快遞, 发票, 發票, 样品, 樣品, 包裹, 预约, 預約'),
  },
  ja: {
    words: list(
      `停止, ストップ, 配信停止, 解除, 登録解除, 退会, 解約, 中止, やめて, やめてください, 止めて, 止めてください, やめろ, 終了, 終わり, キャンセル, 配信解除, 不要, いらない, いりません, 送らないで, 拒否, 受信拒否, すとっぷ, yamete, yamete kudasai, teishi`,
    ),
    phrases: list(
      `配信を停止, 配信を止めて, 配信停止, 送らないで, 送るのをやめて, 送信しないで, メッセージを止めて, メールを止めて, メッセージはいりません, もう送らないで, もういりません, 連絡しないで, 連絡をやめて, 登録を解除, 解除してください, 解除したい, 削除してください, 番号違い, 番号が違います, 番号を間違え, 人違い, 間違い電話, 受け取りたくない, 受信したくない, 退会したい, 同意を撤回`,
    ),
    negations: list('まだ'),
    courtesies: list(
      'お願いします, おねがいします, ください, 下さい, して, お願い致します, すみません, もう, 今すぐ, です, を, ありがとう, してください, 希望, します',
    ),
    things: list('注文, 荷物, 配達, 予約, 請求書, 商品'),
  },
  ko: {
    words: list(
      `중지, 정지, 그만, 그만해, 그만하세요, 그만 보내세요, 그만보내, 수신거부, 수신 거부, 거부, 해지, 취소, 구독취소, 구독 취소, 구독해지, 구독 해지, 탈퇴, 중단, 스톱, 스탑, 멈춰, 멈추세요, 보내지 마세요, 보내지마, 보내지 마, 끝, 차단, 필요없어요, geuman, jungji`,
    ),
    phrases: list(
      `보내지 마세요, 보내지 말아, 보내지마세요, 보내지 마, 문자 보내지, 문자 그만, 문자 받고 싶지, 받고 싶지 않, 받기 싫, 그만 보내, 연락하지 마, 연락 하지 마, 연락하지마, 수신거부, 수신 거부, 구독을 취소, 구독 취소, 번호 삭제, 제 번호를 삭제, 명단에서 빼, 목록에서 삭제, 잘못된 번호, 번호가 잘못, 전화번호 잘못, 잘못 보내, 잘못 거셨, 동의를 철회, 동의 철회`,
    ),
    negations: list('안, 못'),
    courtesies: list(
      '제발, 좀, 주세요, 부탁해요, 부탁합니다, 부탁드립니다, 감사합니다, 지금, 당장, 해주세요, 해 주세요, 이제, 바랍니다, 요청, 합니다, 할게요, 문자',
    ),
    things: list('주문, 택배, 배송, 예약, 상품, 영수증'),
  },
  ar: {
    words: list(
      `توقف, توقفوا, قف, وقف, أوقف, اوقف, أوقفوا, إيقاف, ايقاف, إلغاء, الغاء, الغي, ألغي, إلغاء الاشتراك, الغاء الاشتراك, كفى, كفاية, خلاص, بس, انهاء, إنهاء, حذف, احذفني, ستوب, لا تراسلني, لا أريد, لا اريد, بطلوا, tawaqaf, tawaqqaf, ilgha, khalas`,
    ),
    phrases: list(
      `لا ترسل, لا ترسلوا, لا تراسلني, لا تراسلوني, لا تتصل بي, لا تتصلوا بي, لا تزعجني, لا تزعجوني, لا أريد رسائل, لا اريد رسائل, لا أريد هذه الرسائل, لا اريد هذه الرسائل, لا أرغب في, لا ارغب في, لا أريد استلام, لا اريد استلام, لا أريد تلقي, لا اريد تلقي, أوقفوا الرسائل, اوقفوا الرسائل, أوقف الرسائل, اوقف الرسائل, توقف عن, توقفوا عن, إلغاء الاشتراك, الغاء الاشتراك, إلغاء اشتراكي, الغاء اشتراكي, احذف رقمي, احذفوا رقمي, امسح رقمي, رقم خطأ, رقم خاطئ, الرقم خطأ, الرقم غلط, رقم غلط, اتركني, اتركوني, أسحب موافقتي, اسحب موافقتي, مش عايز رسايل, مش عايزة رسايل, ما ابغى رسائل, ما ابغى رسايل, ما ابي رسايل, ما بدي رسائل, لا أريد أي رسائل, لا اريد اي رسائل, عدم مراسلتي, عدم الإزعاج, عدم الازعاج, عدم التواصل, عدم الاتصال بي, ألغوا اشتراكي, الغوا اشتراكي, الغي اشتراكي, ألغ اشتراكي, احذفني, احذفوني, أزيلوني, ازيلوني, شيلوني من, شيل رقمي, لا تتواصلوا معي, لا تتواصل معي, كفى رسائل, كفاية رسايل, كفاية رسائل, بلاش رسايل, وقفوا الرسايل, وقف الرسايل, التوقف عن ارسال, التوقف عن إرسال, التوقف عن مراسلتي, خلني في حالي, سيبني في حالي, ابعدوا عني`,
    ),
    negations: list('لا, لم, لن, بدون, ما'),
    courtesies: list(
      'من فضلك, من فضلكم, لو سمحت, لو سمحتم, رجاء, رجاءا, شكرا, الآن, الان, فورا, السلام عليكم, مرحبا, الرسائل, هذه, بليز',
    ),
    things: list(
      'الشحنة, شحنة, الطلب, طلب, طلبي, الطلبية, طلبية, العينة, عينة, العينات, الفاتورة, فاتورة, الإنتاج, الانتاج, الموعد, موعد, موعدي, التوصيل, المنتج, البضاعة',
    ),
  },
  hi: {
    words:
      list(`बंद, बंद करो, बंद करें, बंद कीजिए, बंद कर दो, बन्द करो, बन्द करें, रोको, रोकें, रोकिए, रुको, रुकिए, स्टॉप, हटाओ, हटाएं, हटा दो, रद्द, रद्द करें, रद्द करो, सदस्यता समाप्त, अनसब्सक्राइब, बस, नहीं चाहिए, मत भेजो, मत भेजिए,
      band karo, band kro, band kar do, bandh karo, band kijiye, band karen, roko, ruko, hatao, mat bhejo, mat bhejiye, nahi chahiye, nahin chahiye, bas karo, bas, radd karo`),
    phrases:
      list(`मैसेज मत भेज, मैसेज मत करो, मैसेज बंद, संदेश मत भेज, संदेश बंद, संदेश न भेज, एसएमएस बंद, एसएमएस मत भेज, मत भेजो, मत भेजिए, मुझे मैसेज नहीं चाहिए, संदेश नहीं चाहिए, मैसेज नहीं चाहिए, मेरा नंबर हटा, मेरा नंबर हटाओ, मेरा नंबर हटाएं, गलत नंबर, ग़लत नंबर, संपर्क न करें, परेशान मत करो, परेशान न करें, सूची से हटा,
      message mat bhejo, message mat karo, message band karo, msg mat bhejo, msg mat karo, msg band karo, sms mat bhejo, sms band karo, mat bhejo, mat bhejiye, message nahi chahiye, msg nahi chahiye, sms nahi chahiye, mera number hatao, mera number hata do, mera number delete karo, galat number, pareshan mat karo, tang mat karo`),
    negations: list('मत, नहीं, ना, mat, nahi, na'),
    courtesies: list(
      'कृपया, धन्यवाद, अभी, तुरंत, जी, नमस्ते, प्लीज़, प्लीज, ये, यह, सब, भाई, मैसेज, संदेश, एसएमएस, kripya, ji, bhai, abhi, please, yaar, ye, yeh, sab, message, msg, sms, turant',
    ),
    things: list('ऑर्डर, पार्सल, डिलीवरी, अपॉइंटमेंट, बिल, सामान, parcel, delivery, appointment'),
  },
  vi: {
    words: list(
      `dừng, dừng lại, ngừng, ngừng lại, ngưng, hủy, huỷ, hủy đăng ký, huỷ đăng ký, hủy bỏ, tu choi, từ chối, thôi, kết thúc, xóa, xoá, đừng nhắn nữa, đừng gửi nữa, không nhận, ko nhan, huy dk, huy dang ky, dung lai, ngung`,
    ),
    phrases: list(
      `đừng nhắn tin, đừng gửi tin, đừng gửi nữa, đừng nhắn nữa, đừng liên lạc, đừng làm phiền, không muốn nhận, không muốn nhận tin, không nhận tin nhắn, không gửi tin nhắn nữa, ngừng gửi tin, ngừng gửi, ngừng nhắn tin, ngưng gửi, dừng gửi, dừng nhắn tin, muốn hủy đăng ký, xóa số của tôi, xoá số của tôi, xóa tôi khỏi, nhầm số, sai số, nhầm người, rút lại sự đồng ý, để tôi yên`,
    ),
    negations: list('không, chưa, đừng, chẳng'),
    courtesies: list(
      'vui lòng, xin, làm ơn, cảm ơn, ngay, ngay bây giờ, giùm, dùm, đi, nhé, ạ, cho tôi, tôi, xin hãy, xin vui lòng, hãy, bạn, tin nhắn',
    ),
    things: list('đơn hàng, gói hàng, giao hàng, lịch hẹn, hóa đơn, sản phẩm, mẫu hàng'),
  },
  tl: {
    words: list(
      `itigil, itigil na, itigil mo, itigil niyo, tigil, tigil na, tigilan, tigilan niyo, tigilan mo, tama na, wag na po, tumigil, tumigil ka, huminto, hinto, ihinto, alisin, alisin mo ako, tanggalin, tanggalin niyo ako, ayoko na, ayaw ko na, ayoko, umayos, kanselahin, burahin, wag na, huwag na`,
    ),
    phrases: list(
      `wag na kayo mag text, wag na kayong mag text, wag mo na ako itext, wag niyo na ako itext, wag nyo na ako itext, huwag na kayong mag text, huwag niyo na akong itext, huwag nyo na akong itext, wag na mag text, wag ka na mag text, wag na kayong magtext, wag na kayo magtext, wag na magtext, huwag na magtext, ayoko na makatanggap, ayaw ko na makatanggap, ayoko ng text, ayaw ko ng text, ayaw ko nang makatanggap, tigilan niyo na ako, tigilan nyo na ako, tigilan mo na ako, tigilan mo ako, itigil niyo na, itigil nyo na, itigil mo na, itigil ang, tanggalin niyo ako, tanggalin nyo ako, tanggalin ang number ko, alisin niyo ako, alisin nyo ako, alisin ang number ko, burahin ang number ko, maling number, maling numero, wrong number po, wag niyo na ako kontakin, huwag mo na akong kontakin, wag nyo na akong guluhin, huwag niyo akong istorbohin`,
    ),
    negations: list('hindi, huwag, wag, di, walang'),
    courtesies: list(
      'po, na, nga, paki, pakiusap, salamat, please, ngayon, na po, naman, opo, ang, mga, text, mensahe, messages, yan, to, ito, kuya, ate',
    ),
    things: list('order, delivery, pakete, appointment, resibo'),
  },
};
