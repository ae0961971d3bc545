const WORDS = {
  addOption: { en: 'Add an option', de: 'Option hinzufügen' },
  apps: { en: 'Apps', de: 'Apps' },
  app: { en: 'APP', de: 'APP' },
  badDay: { en: 'Simulated faults', de: 'Simulierte Störungen' },
  badDayHint: {
    en: 'Makes Discord slow, unreliable or unreachable. The same seed gives the same faults again.',
    de: 'Macht Discord langsam, unzuverlässig oder unerreichbar. Derselbe Seed bringt dieselben Störungen wieder.',
  },
  badDayNow: (line: string) => ({ en: `Simulating faults: ${line}`, de: `Simulierte Störungen: ${line}` }),
  attachmentTooBig: {
    en: 'That file is too large. The limit is 10 MB.',
    de: 'Diese Datei ist zu groß. Erlaubt sind höchstens 10 MB.',
  },
  begin: (channel: string) => ({ en: `This is the start of ${channel}.`, de: `Das ist der Anfang von ${channel}.` }),
  beginHint: { en: ['Type ', ' to start.'], de: ['Tippe ', ', um zu starten.'] },
  between: (min: number, max: number) => ({
    en: `Enter a number from ${min} to ${max}.`,
    de: `Gib eine Zahl von ${min} bis ${max} ein.`,
  }),
  atLeast: (min: number) => ({ en: `Enter a number of at least ${min}.`, de: `Gib eine Zahl ab ${min} ein.` }),
  atMost: (max: number) => ({ en: `Enter a number up to ${max}.`, de: `Gib eine Zahl bis ${max} ein.` }),
  botOffline: (bot: string) => ({
    en: `${bot} is offline. It’ll be back as soon as it’s running again.`,
    de: `${bot} ist offline. Sobald der Bot wieder läuft, geht es hier weiter.`,
  }),
  botInMyApps: { en: 'Longtable in my apps', de: 'Longtable gehört zu meinen Apps' },
  botOnServer: { en: 'Longtable is on the server', de: 'Longtable ist auf dem Server' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  channels: { en: 'Channels', de: 'Kanäle' },
  chooseFile: { en: 'Choose a file', de: 'Datei wählen' },
  close: { en: 'Close', de: 'Schließen' },
  commands: { en: 'Commands', de: 'Befehle' },
  connecting: { en: 'Connecting…', de: 'Verbindung wird hergestellt …' },
  directMessages: { en: 'Direct messages', de: 'Direktnachrichten' },
  days: { en: { fair: 'Fair', rough: 'Rough', storm: 'Storm' }, de: { fair: 'Heiter', rough: 'Rau', storm: 'Sturm' } },
  dismiss: { en: 'Dismiss message', de: 'Nachricht verwerfen' },
  edited: { en: '(edited)', de: '(bearbeitet)' },
  events: { en: 'Events', de: 'Events' },
  false: { en: 'No', de: 'Nein' },
  faultDelay: { en: 'Maximum delay (ms)', de: 'Größte Verzögerung (ms)' },
  faultDetails: { en: 'Individual faults', de: 'Einzelne Störungen' },
  faultSeed: { en: 'Seed', de: 'Seed' },
  faultSet: { en: 'Apply these faults', de: 'Störungen übernehmen' },
  faults: {
    en: {
      latency: 'Slow responses (%)',
      errors: 'Server errors (%)',
      limits: 'Rate limits (%)',
      lost: 'Lost responses (%)',
      drops: 'Dropped connections (% of seconds)',
      invalid: 'Invalidated sessions (% of seconds)',
      revoked: 'Revoked permissions (% of seconds)',
    },
    de: {
      latency: 'Langsame Antworten (%)',
      errors: 'Serverfehler (%)',
      limits: 'Anfragelimits (%)',
      lost: 'Verlorene Antworten (%)',
      drops: 'Verbindungsabbrüche (% der Sekunden)',
      invalid: 'Beendete Sitzungen (% der Sekunden)',
      revoked: 'Entzogene Rechte (% der Sekunden)',
    },
  },
  listed: { en: 'Choose one from the list.', de: 'Wähle etwas aus der Liste.' },
  longer: (min: number) => ({ en: `Enter at least ${min} characters.`, de: `Gib mindestens ${min} Zeichen ein.` }),
  lost: { en: 'Connection lost. Reconnecting…', de: 'Verbindung verloren. Wird neu verbunden …' },
  messageTo: (channel: string) => ({ en: `Message ${channel}`, de: `Nachricht an ${channel}` }),
  messages: (channel: string) => ({ en: `Messages in ${channel}`, de: `Nachrichten in ${channel}` }),
  needed: { en: 'This option is required.', de: 'Diese Option ist erforderlich.' },
  newChat: { en: 'New chat', de: 'Neuer Chat' },
  newMessages: { en: 'New messages', de: 'Neue Nachrichten' },
  newWorld: { en: 'Reset the playground', de: 'Neue Welt starten' },
  newWorldHint: {
    en: 'Starts over: all channels and messages are deleted.',
    de: 'Startet neu: Alle Kanäle und Nachrichten werden gelöscht.',
  },
  newWorldSure: { en: 'Yes, delete everything', de: 'Ja, alles löschen' },
  noMatch: { en: 'No matches.', de: 'Keine Treffer.' },
  number: { en: 'Enter a number.', de: 'Gib eine Zahl ein.' },
  onlyYou: { en: 'Only you can see this', de: 'Nur du kannst das sehen' },
  open: { en: 'Open', de: 'Öffnen' },
  openMenu: { en: 'Open the channel list', de: 'Kanalliste öffnen' },
  openThread: { en: 'Open thread', de: 'Thread öffnen' },
  people: { en: 'People', de: 'Personen' },
  person: { en: 'You are', de: 'Du bist' },
  removeOption: (name: string) => ({ en: `Remove ${name}`, de: `${name} entfernen` }),
  secondTab: {
    en: 'To play as two people, open this page in another tab and be someone else there. Add ?as=Dan to the address to be someone new.',
    de: 'Um zu zweit zu spielen, öffne diese Seite in einem zweiten Tab und sei dort jemand anderes. Mit ?as=Dan in der Adresse bist du jemand Neues.',
  },
  select: { en: 'Make a selection', de: 'Triff eine Auswahl' },
  send: { en: 'Send', de: 'Senden' },
  serverLanguage: { en: 'Server language', de: 'Serversprache' },
  sending: { en: 'Sending command…', de: 'Befehl wird gesendet …' },
  shorter: (max: number) => ({ en: `The limit is ${max} characters.`, de: `Erlaubt sind höchstens ${max} Zeichen.` }),
  skip: { en: 'Skip to the message box', de: 'Zum Nachrichtenfeld springen' },
  spoiler: { en: 'Spoiler, press to reveal', de: 'Spoiler, zum Aufdecken drücken' },
  startedThread: { en: 'started a thread:', de: 'hat einen Thread gestartet:' },
  submit: { en: 'Submit', de: 'Absenden' },
  thinking: (bot: string) => ({ en: `${bot} is thinking…`, de: `${bot} denkt nach …` }),
  true: { en: 'Yes', de: 'Ja' },
  typing: (names: string, several: boolean) => ({
    en: `${names} ${several ? 'are' : 'is'} typing…`,
    de: `${names} ${several ? 'schreiben' : 'schreibt'} …`,
  }),
  unknownComponent: (type: number) => ({
    en: `The playground can’t show this part (component type ${type}).`,
    de: `Das kann der Playground nicht anzeigen (Komponente vom Typ ${type}).`,
  }),
  unknownOption: (typed: string) => ({
    en: `“${typed}” isn’t an option of this command.`,
    de: `„${typed}“ ist keine Option dieses Befehls.`,
  }),
  unread: (count: number) => ({ en: `${count} unread`, de: `${count} ungelesen` }),
  used: { en: 'used', de: 'hat verwendet:' },
  whole: { en: 'Enter a whole number.', de: 'Gib eine ganze Zahl ein.' },
  settings: { en: 'Playground settings', de: 'Playground-Einstellungen' },
  yourLanguage: { en: 'Language', de: 'Sprache' },
};

type WordIn<Text> = Text extends (...values: infer Values) => { en: infer Word }
  ? (...values: Values) => Word
  : Text extends { en: infer Word }
    ? Word
    : never;

export type Words = { readonly [Name in keyof typeof WORDS]: WordIn<(typeof WORDS)[Name]> };

const [en, de] = (['en', 'de'] as const).map((language) => {
  const texts = Object.entries(WORDS).map(([name, text]) => {
    const make = text as (...values: readonly unknown[]) => Record<typeof language, string>;
    return [name, typeof text === 'function' ? (...values: unknown[]) => make(...values)[language] : text[language]];
  });
  return Object.fromEntries(texts) as Words;
}) as [Words, Words];

export function wordsIn(locale: string): Words {
  return locale.startsWith('de') ? de : en;
}
