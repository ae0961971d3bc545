import type { EditorWords } from './en.ts';

export const de: EditorWords = {
  board: {
    brush: 'Pinsel',
    cursor: ({ square, content, brush, isPainting }) =>
      `${square}: ${content} · Pinsel: ${brush}${isPainting ? ', malt beim Bewegen' : ''}`,
    moreBrushes: 'Weitere Pinsel …',
    nothing: 'nichts',
    size: ({ columns, rows }) => `${columns} × ${rows} Felder`,
    around: ({ above, right, below, left }) =>
      `Darüber: ${above}, rechts: ${right}, darunter: ${below}, links: ${left}.`,
  },
  buttons: {
    undo: 'Rückgängig',
    paint: 'Malen',
    startStroke: 'Strich beginnen',
    liftBrush: 'Absetzen',
    goTo: 'Gehe zu …',
    fillTo: 'Füllen …',
    wholeBoard: 'Ganzes Brett',
    change: 'Ändern …',
    add: 'Hinzufügen',
    copyEntry: 'Duplizieren',
    remove: 'Entfernen',
    tryIt: 'Ausprobieren',
    download: 'Herunterladen',
    more: 'Mehr …',
    backToEditor: 'Zurück zum Editor',
    rename: 'Umbenennen …',
    copyDraft: 'Duplizieren',
    share: 'Mit dem Server teilen',
    shareAgain: 'Diese Version teilen',
    delete: 'Löschen …',
    deleteForGood: 'Endgültig löschen',
    help: 'Hilfe',
    allDesigns: 'Alle Entwürfe',
    stopSharing: 'Nicht mehr teilen',
  },
  forms: {
    fillTo: 'Füllen bis zu einem Feld',
    square: 'Feld (Spalte und Zeile)',
    name: 'Ein Name mit 6 bis 40 Zeichen',
    onlyOne: 'Wähle nur in einem der Menüs',
    characters: ({ min, max }) => `${min}–${max} Zeichen`,
  },
  shapes: {
    heading: 'Zeilen, Spalten, Bretter …',
    rowAbove: 'Zeile darüber einfügen',
    rowBelow: 'Zeile darunter einfügen',
    columnLeft: 'Spalte links einfügen',
    columnRight: 'Spalte rechts einfügen',
    dropRow: 'Diese Zeile entfernen',
    dropColumn: 'Diese Spalte entfernen',
    newBoard: 'Leeres Brett einfügen',
    copyBoard: 'Dieses Brett duplizieren',
    dropBoard: 'Dieses Brett entfernen',
  },
  panel: {
    noEntry: 'Hier ist noch nichts.',
    ready: 'Bereit zum Spielen.',
    toFix: ({ fault, faults }) => `**Noch zu beheben${faults === undefined ? '' : ` (${faults})`}:** ${fault}`,
    rejected: ({ field, typed, reason, value }) =>
      `**${field}**: „${typed}“ ${reason}. ${value === undefined ? 'Bleibt leer' : `Unverändert: ${value}`}.`,
    keptUntil: ({ day }) => `aufbewahrt bis ${day}`,
    sureToDelete: 'Diesen Entwurf löschen? Was du davon geteilt hast, bleibt geteilt.',
  },
  unshared: ({ by, owner, name }) => `<@${by}> hat die Freigabe eines Entwurfs von <@${owner}> beendet: **${name}**.`,
  replies: {
    deleted: 'Gelöscht.',
    file: 'Hier ist deine Datei. Nutze sie mit `/spielen` oder öffne sie wieder mit `/entwerfen`.',
    stoppedSharing: 'Wird nicht mehr geteilt.',
    shared:
      'Geteilt. Alle hier finden es unter `/entwerfen liste` und in `/spielen`. Spätere Änderungen siehst nur du, bis du erneut teilst.',
  },
  overview: {
    yourDrafts: 'Deine Entwürfe',
    noDrafts: 'Du hast noch keinen Entwurf.',
    sharedHere: 'Auf diesem Server geteilt',
    sharedBy: ({ user }) => `geteilt von <@${user}>`,
    sharedOn: ({ user, day }) => `Geteilt von <@${user}>, ${day}`,
    newer: 'Neuere',
    older: 'Ältere',
    openDraft: 'Entwurf öffnen …',
    browseShared: 'Geteilte Entwürfe ansehen …',
    createNew: 'Neu erstellen …',
    startFrom: 'Ausgangspunkt wählen …',
    orFile: 'Oder beginne mit einer `datei` über `/entwerfen`.',
    madeWith: ({ what }) => `Mit /entwerfen erstellt: ${what}`,
    yours: ({ name }) => `${name} (von dir)`,
    shared: ({ name }) => `${name} (hier geteilt)`,
  },
  help: {
    painted: [
      'Die Pfeile bewegen den Cursor, der in Klammern steht. Wähle einen Pinsel und drück **Malen**, oder drück **Strich beginnen** und beweg dich: Jedes Feld auf dem Weg wird bemalt, bis du absetzt.',
      '**Füllen …** bemalt alles zwischen dem Cursor und einem Feld, das du angibst, zum Beispiel C7. **Gehe zu …** bewegt nur den Cursor.',
      'Unter **Mehr …** fügst du am Cursor Zeilen und Spalten ein oder entfernst sie.',
    ].join('\n'),
    listed:
      'Wähle, was du ändern willst, und drück **Ändern …**. Ungültige Werte werden verworfen. Der Grund steht darunter.',
    all: 'Alles wird sofort gespeichert. **Ausprobieren** eröffnet einen Tisch gegen den Computer. Entwürfe, an denen du 30 Tage lang nicht arbeitest, werden gelöscht; `/entwerfen liste` zeigt alle deine.',
  },
  seats: {
    likeTable: 'Deck des Tisches nehmen',
    chosen: ({ design }) => `Du spielst mit **${design}**.`,
    likeTableChosen: 'Du spielst mit dem Deck des Tisches.',
    builtInOnly:
      'Dieses Spiel ist gewertet, darum fehlen deine Entwürfe. In nicht gewerteten Spielen kannst du sie verwenden.',
  },
  settings: {
    roles: 'Wer Entwürfe erstellen kann',
    question: 'Welche Rollen können Entwürfe erstellen? Ohne Auswahl alle. Die Serververwaltung kann es immer.',
  },
  refusals: {
    draftGone: 'Diesen Entwurf gibt es nicht mehr. `/entwerfen liste` zeigt deine.',
    tooManyDrafts: 'Du hast die Höchstzahl an Entwürfen erreicht. Lösch erst einen: `/entwerfen liste` zeigt deine.',
    serverHasEnough:
      'Auf diesem Server ist die Höchstzahl geteilter Entwürfe erreicht. Erst muss jemand eine Freigabe beenden.',
    youShareEnough:
      'Du hast hier die Höchstzahl geteilter Entwürfe erreicht. Beende erst eine Freigabe: `/entwerfen liste` zeigt deine.',
    sharedNowhere:
      'In Direktnachrichten ist niemand, mit dem du den Entwurf teilen könntest. Öffne ihn auf einem Server mit `/entwerfen liste`.',
    sharedGone: 'Das wird hier nicht mehr geteilt. `/entwerfen liste` zeigt, was es gibt.',
    notYourDesign: 'Nur die Serververwaltung oder die Person, die den Entwurf geteilt hat, kann die Freigabe beenden.',
    stillFaulty:
      'Vor dem Spielen ist noch etwas zu beheben. Öffne den Entwurf mit `/entwerfen liste`. Dort steht, was.',
    firstDesign: 'Du hast nur ein zweites Deck gewählt. Wähle beide oder nur das erste für beide Seiten.',
    unlikeDesigns: 'Diese beiden gehören zu verschiedenen Spielen. Wähle beide aus den Vorschlägen.',
    designsTooLarge:
      'Zusammen sind diese beiden Decks zu groß. Kürze Namen oder entferne Karten, die in keinem der Decks vorkommen.',
    nothingToTakeBack: 'Es gibt nichts mehr rückgängig zu machen.',
    noSuchField: 'Gib ein Feld dieses Bretts mit Spalte und Zeile an, zum Beispiel C7.',
    sizeLimit: 'Die Größengrenze ist erreicht.',
  },
  tooLarge: ({ kb }) => `die Datei darf höchstens ${kb} KB groß sein`,
};
