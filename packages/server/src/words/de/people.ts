import type { people as english } from '../en/people.ts'

export const people: Readonly<Record<keyof typeof english, string>> = {
  noSuchLadder: 'Eine Wertung dieses Namens gibt es nicht.',
  wrongPlayers: 'Dieses Spiel ist für {least} bis {most} Personen.',
  ratedAccounts: 'Gewertet wird zwischen Leuten mit einem Konto: Leg eines an oder melde dich an.',
  emptyPool: 'Sag, womit du spielen würdest: mindestens eines.',
  noPool: 'Dieses Spiel wird immer mit demselben gespielt: Lass „pool“ leer.',
  noSuchPlayer: 'Unter diesem Namen hat niemand ein Konto.',
  dailyAccounts: 'Das Spiel des Tages ist für Leute mit einem Konto: Leg eines an oder melde dich an.',
  noSuchDay: 'Zu diesem Tag gibt es kein Spiel.',
  friendsAccounts: 'Folgen und einladen kann, wer ein Konto hat: Leg eines an oder melde dich an.',
  notYourself: 'Dir selbst kannst du nicht folgen.',
  tooManyFriends: 'Du folgst schon {most} Leuten: Lass erst von jemandem ab.',
  nothingToInviteTo: 'Dieser Tisch wartet auf niemanden.',
  inviteFromSeat: 'An einen Tisch lädt nur ein, wer dort sitzt.',
  inviteFriends: 'Einladen kannst du, wem du folgst.',
  invitedBy: '{name} lädt dich an einen Tisch ein',
  tournamentAccounts: 'Turniere sind für Leute mit einem Konto: Leg eines an oder melde dich an.',
  noSuchTournament: 'Dieses Turnier gibt es nicht.',
  tournamentBegun: 'Dieses Turnier hat begonnen.',
  tournamentFull: 'Mehr als {most} nehmen nicht teil.',
  tournamentHost: 'Das Turnier beginnt, wer es veranstaltet.',
  tournamentHostCancels: 'Das Turnier sagt ab, wer es veranstaltet.',
  tournamentCancelled: 'Dieses Turnier wurde abgesagt.',
  tournamentOver: 'Dieses Turnier ist zu Ende.',
  tournamentHasTime: 'Dieses Turnier beginnt von selbst um {at}.',
  tournamentTime: 'Ein Turnier beginnt später als jetzt und innerhalb von {days} Tagen.',
  tournamentSoon: 'Ein Turnier beginnt bald: Sag, dass du da bist',
  notEntered: 'Du nimmst an diesem Turnier nicht teil.',
  noCheckIn: 'Dieses Turnier hat keine Uhrzeit: Niemand muss sagen, dass er da ist.',
  checkInLater: 'Dass man da ist, sagt man ab {from}.',
  tournamentAlone: 'Mindestens zwei müssen teilnehmen.',
  tournamentForTwo: 'Turniere gibt es für Spiele, die man zu zweit spielen kann.',
  unclearTournament: 'Der Name eines Turniers besteht aus gewöhnlichen Buchstaben.',
  tooManyTournaments:
    'Du veranstaltest {most} Turniere, die noch nicht vorbei sind: Warte das Ende von einem ab oder sag eines ab.',
  noSuchMonth: 'Ein Monat, der zu Ende ist, wird wie 2026-01 geschrieben.',
  dumpBusy: 'Gerade holt sich jemand die Partien eines Monats: Versuch es in einer Minute noch einmal.',
  nothingToDump: 'In {folder} sind keine Partien.',
  dailyFirst: 'Spiel das Spiel des Tages erst für die Ergebnisse; danach, so oft du willst.',
  yourTurn: 'Du bist am Zug',
  turnSubject: 'Kartentisch: {name}',
  turnMail: `Hallo,

du bist am Zug am Tisch {name}:

{url}

Du bekommst eine Mail je Zug, weil du darum gebeten hast; unter „Konto“ auf der Seite kannst du das beenden.`,
  tournamentGame: 'Deine Partie in einem Turnier hat begonnen',
  soonMail: `Hallo,

das Turnier {name} beginnt in einer Viertelstunde. Sag hier, dass du da bist, sonst beginnt es ohne dich:

{url}

Du bekommst diese Mail, weil du um Mails gebeten hast; unter „Konto“ auf der Seite kannst du das beenden.`,
  gameMail: `Hallo,

deine Partie im Turnier {name} hat begonnen; der andere ist zuerst am Zug:

{url}

Du bekommst diese Mail, weil du um Mails gebeten hast; unter „Konto“ auf der Seite kannst du das beenden.`,
  vacationSpent: 'Im Jahr gibt es {most} Tage Urlaub, und du hast noch {left}.',
  tooManyDevices: 'Du wirst schon auf {most} Geräten benachrichtigt: Beende das erst auf einem davon.',
}
