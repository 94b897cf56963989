import type { manners as english } from '../en/manners.ts'

export const manners: Readonly<Record<keyof typeof english, string>> = {
  nobodyThere: 'Da ist niemand.',
  yourself: 'Das bist du selbst.',
  tooManyRegards: 'Du hast schon {most} Leute stummgeschaltet oder gesperrt: Nimm erst etwas davon zurück.',
  tooManyReports: 'Schon {most} deiner Meldungen warten auf die Moderation.',
  youBlocked: 'Hier sitzt jemand, den du gesperrt hast. Nimm das unter „Konto“ zurück, um mitzuspielen.',
  notWelcome: 'Jemand, der hier sitzt, möchte nicht mit dir spielen.',
  blockedTakesPart: 'Es nimmt jemand teil, den du gesperrt hast, und hier kann jeder auf jeden treffen.',
  notWelcomeThere: 'Jemand, der teilnimmt, will nicht mit dir spielen, und hier kann jeder auf jeden treffen.',
  notInvited: 'Einer von euch hat den anderen gesperrt.',
  silencedUntil: 'Die Moderation hat dich bis {until} stummgeschaltet.',
  silenced: 'Die Moderation hat dich stummgeschaltet.',
  bannedUntil: 'Die Moderation hat dich bis {until} ausgeschlossen.',
  banned: 'Die Moderation hat dich ausgeschlossen.',
  nameGiven: 'Diesen Namen hat dir die Moderation gegeben: Er lässt sich erst ändern, wenn sie es erlaubt.',
  moderatorsOnly: 'Das ist der Moderation vorbehalten.',
  notModerators: 'Mit der Moderation selbst geht das hier nicht: Sie benennt, wer den Server betreibt.',
  nameMissing: 'Sag, wie die Person heißen soll.',
  noSuchReport: 'Eine offene Meldung dieses Namens gibt es nicht: Vielleicht hat sie schon jemand erledigt.',
}
