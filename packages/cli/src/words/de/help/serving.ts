import type { serving as en } from '../../en/help/serving.ts'

export const serving: typeof en = {
  serve: {
    summary: 'Tische online stellen: HTTP und WebSocket auf einem Port',
    text: `kartentisch serve [--port N] [--data FOLDER]

Stellt Tische für Leute und Bots bereit, bis es angehalten wird. Alles andere sagt die Umgebung:

  PORT                 der Port (8080)
  HOST                 die Adresse, an der gehört wird (0.0.0.0)
  DATA_DIR             wo Spiele verwahrt werden (./data)
  WEB_DIR              wo die gebaute Seite liegt (die dieser Installation)
  DATABASE_URL         verwahrt sie stattdessen in diesem PostgreSQL; mehrere Knoten dürfen es teilen
  REDIS_URL            damit Knoten, die ein PostgreSQL teilen, einander sofort sagen, was geschah, und Grenzen gemeinsam zählen
  SECRET               unterschreibt Sitzungen, wenigstens 32 Zeichen; in DATA_DIR angelegt, mit DATABASE_URL nötig
  BASE_URL             wo Browser den Server finden, wenn ein Proxy davor steht
  ORIGINS              andere Seiten, die mit ihm reden dürfen, mit Kommas dazwischen
  TRUST_PROXY          wie viele Proxys davor stehen, oder ihre Netze: 1, oder 127.0.0.1,10.0.0.0/8 (no)
  SMTP_URL, MAIL_FROM  Mails, die Adressen bestätigen und Passwörter zurücksetzen: smtps://user:password@host (keine)
  WEBHOOKS             anywhere: Webhooks der Spieler dürfen in dieses Netz führen und einfaches HTTP benutzen (outside)
  LOG_LEVEL            fatal, error, warn, info, debug, trace oder silent (info)
  ACCESS_LOG, TRACE    yes: schreibt jede Anfrage, jede Nachricht und wann sie wie weit war (no)
  MODERATORS           Kennungen derer, die moderieren, mit Kommas dazwischen: das Ende der Adresse ihres Profils (niemand)
  AUDIT_LOG            eine Datei für Anmeldungen, geänderte Konten und Löschungen (das Protokoll)
  BOT_PAUSE            Millisekunden, die ein Bot wartet, ehe er zieht (600)
  BOT_THREADS          Threads, in denen Bots denken (einer weniger, als der Rechner Kerne hat)
  REQUESTS_PER_MINUTE, GUESTS_PER_MINUTE, LOGINS_PER_MINUTE, JOINS_PER_MINUTE, MESSAGES_PER_SECOND
                       Grenzen für jede Adresse, jeden Spieler, jede Verbindung (1200, 30, 10, 60, 40)
  CONNECTIONS, CONNECTIONS_PER_ADDRESS, CONNECTIONS_PER_PLAYER, TABLES_PER_PLAYER
                       Grenzen für das, was zugleich offen ist (20000, 200, 20, 100)
  REQUEST_SECONDS      wie lange eine Anfrage brauchen darf, bis sie gesagt ist (20)
  PING_SECONDS         wie oft eine Verbindung um ein Lebenszeichen gebeten wird (20)
  KEEP_WAITING_DAYS, KEEP_FINISHED_DAYS
                       wie lange wartende und beendete Tische bleiben; 0 für immer (30, 0)
  PACK_MINUTES         wie lange nach seinem Ende ein Spiel zusammengepackt wird (10)`,
  },
  backup: {
    summary: 'den Datenordner eines Servers sichern, während er läuft',
    text: `kartentisch backup FOLDER [--data FOLDER]

Kopiert Spiele, Konten und das Geheimnis eines Servers in einen neuen Ordner, wie sie in einem Augenblick sind, während der
Server weiterläuft; was vorher bestätigt war, ist in der Kopie. Die Kopie wird auf Schäden durchgesehen und ist, so wie sie
ist, ein Datenordner: Zum Wiederherstellen halte den Server an und starte ihn mit der Kopie (docs/operations.md). Mit
DATABASE_URL ist alles in PostgreSQL: Nimm pg_dump.

Optionen:
  --data FOLDER   der Datenordner (DATA_DIR, oder ./data)`,
  },
  dump: {
    summary: 'die gelisteten Partien eines Monats ausgeben, je eine Zeile',
    text: `kartentisch dump MONTH [--data FOLDER]

Gibt alle gelisteten Partien aus, die in einem Monat wie 2026-01 zu Ende gingen: je eine Zeile JSON mit den Spielern,
dem Ergebnis und der ganzen Aufzeichnung. Namen sind verborgen, jeder immer auf dieselbe Weise, außer wer es in seinem
Profil erlaubt hat. Liest den Datenordner, während ein Server ihn benutzt, oder mit DATABASE_URL PostgreSQL; SECRET muss
das des Servers sein.

Optionen:
  --data FOLDER   der Datenordner (DATA_DIR, oder ./data)`,
  },
}
