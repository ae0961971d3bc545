import { capital, german } from '@longtable/kit';
import type { SpyWords } from '../en/index.ts';

const { count, list, the } = german;

export const match: Pick<
  SpyWords,
  | 'casinos'
  | 'casts'
  | 'descriptions'
  | 'faults'
  | 'gadgetFaults'
  | 'notes'
  | 'objective'
  | 'statistics'
  | 'score'
  | 'sentences'
> = {
  casinos: {
    small: 'Hinterzimmer (klein)',
    medium: 'Casino (mittel)',
    large: 'Grand Casino (groß)',
    rooftop: 'Dachterrasse (klein)',
    riverboat: 'Flussdampfer (mittel)',
    museum: 'Museum (mittel)',
  },
  casts: {
    regulars: 'Die Stammgäste',
    train: 'Der Nachtzug',
    film: 'Die Filme',
  },
  descriptions: {
    genders: { FEMALE: 'weiblich', MALE: 'männlich', DIVERSE: 'divers' },
    rouletteOdds: ({ odds }) => `${odds.replace(' ', '\u00a0')} beim Roulette`,
    percent: ({ percent }) => `${percent}\u00a0%`,
    hp: ({ hp }) => `${hp} Leben`,
    ip: ({ ip }) => `${ip} IP`,
    chips: ({ chips }) => count(chips, 'Chip', 'Chips'),
    round: ({ round, last }) => `Runde ${round} von ${last}`,
    janitorRound: ({ round }) => `Runde ${round}, mit Hausmeister`,
  },
  faults: {
    over: 'Diese Partie ist vorbei.',
    'not-your-turn': 'Du bist nicht am Zug. Warte, bis einer deiner Agenten dran ist.',
    'not-offered': 'Das wird dir gerade nicht angeboten. Wähle etwas aus dem Angebot.',
    'not-equipped': 'Es sind noch nicht alle Gadgets verteilt. Gib zuerst jedes Gadget einem deiner Agenten.',
    'not-yours':
      'So lässt sich das nicht verteilen. Gib eins deiner Gadgets einem deiner Agenten, der es noch nicht hat.',
    'left-over': 'Ein Gadget ist noch nicht verteilt. Gib jedes Gadget einem deiner Agenten.',
    'given-twice': 'Du hast ein Gadget zwei Agenten gegeben. Nimm es einem von beiden wieder weg.',
    unknown: 'Das ist kein Zug. Gib ein, was dein Agent tut, zum Beispiel `walk C7`, `spy C7` oder `retire`.',
    'no-field': 'Dieses Feld gibt es auf der Karte nicht. Wähle ein Feld aus dem Menü.',
    'no-way': 'Dein Agent kommt nicht dorthin oder ist schon da. Wähle ein Feld aus dem Menü.',
    'no-bp': 'Keine Schritte mehr übrig. Nutze deine Aktion oder beende den Zug mit `retire`.',
    'no-ap': 'Keine Aktionen mehr übrig. Geh weiter oder beende den Zug mit `retire`.',
    fog: 'Im Nebel kann niemand handeln. Geh hinaus oder beende den Zug mit `retire`.',
    'no-gadget':
      'Dein Agent hat dieses Gadget nicht dabei, oder es wirkt schon durchs Tragen. Wähle eins aus dem Menü.',
    'no-talent': 'Dafür fehlt deinem Agenten das Talent. Wähle eine Aktion aus dem Menü.',
    'no-cocktail': 'Dein Agent hat keinen Cocktail in der Hand. Nimm zuerst einen von einem Bartisch.',
    'hands-full': 'Dein Agent hat schon einen Cocktail in der Hand. Trink ihn oder schütte ihn zuerst über jemanden.',
    'no-chips': 'Dein Agent hat keine Chips mehr. Wähle eine andere Aktion.',
    'too-far': 'Das ist außer Reichweite. Geh näher heran oder wähle ein Ziel aus dem Menü.',
    target: 'Das geht auf diesem Feld nicht. Wähle eins aus dem Menü.',
    stake: 'Setz mindestens 1 Chip und höchstens so viele, wie du und der Tisch haben.',
  },
  gadgetFaults: {
    unassigned: ({ gadget }) =>
      `${capital(the(gadget, 'accusative'))} trägt noch niemand. Gib jedes Gadget einem deiner Agenten.`,
    givenTwice: ({ gadget }) =>
      `Du hast ${the(gadget, 'accusative')} zwei Agenten gegeben, aber jedes Gadget gibt es nur einmal. Nimm es einem von beiden wieder weg.`,
  },
  notes: { enemy: 'Gegner?', guest: 'Gast?', mine: 'Mein Team' },
  objective: {
    spyOnGuestsWhy:
      'Spioniere Gäste aus: Jeder bringt einmal IP und verrät vielleicht die Kombination eines Tresors. Jeder Tresor führt zum nächsten, und im letzten liegt das Halsband der Katze.',
    deliverCollar: ({ name, cat }) =>
      `${name} hat das Halsband. Bring es der Katze auf ${cat}, sobald du vorn liegst, denn damit endet die Partie.`,
    fetchCollar: ({ field, cat }) => `Das Halsband liegt auf ${field}. Geh hin und bring es dann der Katze auf ${cat}.`,
    openSafeWhy: ({ safe, field }) =>
      `Du kennst die Kombination von Tresor ${safe} (${field}). Öffne ihn. Er verrät die Kombination von Tresor ${safe + 1}.`,
    openLastSafeWhy: ({ safe, field }) =>
      `Du kennst die Kombination von Tresor ${safe} (${field}). Öffne ihn. Darin liegt das Halsband der Katze.`,
    spyOnGuests: 'Gäste ausspionieren',
    deliverCollarTitle: ({ name, cat }) => `${name}: Halsband zur Katze (${cat})`,
    collarAt: ({ field, cat }) => `Halsband auf ${field} (Katze: ${cat})`,
    openSafe: ({ safe, field }) => `Tresor ${safe} öffnen (${field})`,
  },
  statistics: {
    'Intelligence points': 'IP insgesamt',
    'from secrets': ' durch Geheimnisse',
    'from the cat': ' von der Katze',
    'from gadgets': ' durch Gadgets',
    'from chips': ' aus Chips',
    'from recruits': ' aus Anwerbungen',
    'Cocktails drunk': 'Getrunken',
    'poisoned ones': ' davon vergiftet',
    'Cocktails poured': 'Gegner begossen',
    'Damage suffered': 'Schaden erlitten',
    Exfiltrations: 'Zusammenbrüche',
    'Roulette balance': 'Roulette-Gewinn',
    'Secrets of guests': 'Ausgehorchte Gäste',
    'Safes opened': 'Tresore geöffnet',
    Steps: 'Schritte',
  },
  score: {
    yours: ({ ip }) => `${ip} : ? IP`,
    theirs: 'Der Punktestand der Gegenseite ist unbekannt.',
    final: ({ ip }) => `Stand: ${ip} IP`,
    current: ({ total, chips, chipIp, secrets, collar, other }) => {
      const parts = [
        `${count(chips, 'Chip', 'Chips')} = ${chipIp}`,
        ...(secrets ? [`Geheimnisse ${secrets}`] : []),
        ...(collar ? [`Halsband ${collar}`] : []),
        ...(other ? [`Sonstiges ${other}`] : []),
      ];
      return `Stand: ${total} (${parts.join(', ')})`;
    },
  },
  sentences: {
    figure: ({ figure, field }) => `${capital(the(figure))} ist auf ${field}.`,
    left: ({ name }) => `${name} ist gegangen.`,
    person: ({ name, field, drink, known, note }) => {
      const facts = [
        ...(drink
          ? [{ cocktail: 'mit einem Cocktail', poisoned: 'mit einem von dir vergifteten Cocktail' }[drink]]
          : []),
        ...(known
          ? [
              { enemy: 'gegnerisch', guest: 'Gast', harmless: 'wohl nicht gegnerisch', silent: 'hat nichts verraten' }[
                known
              ],
            ]
          : []),
        ...(note ? [`deine Notiz: ${note}`] : []),
      ];
      return `${[`${name} ist auf ${field}`, ...facts].join(', ')}.`;
    },
    safes: ({ safes }) => `Tresore: ${list(safes.map(({ number, field }) => `${number} auf ${field}`))}.`,
    rouletteTables: ({ tables }) =>
      `Roulettetische: ${list(tables.map(({ field, chips, isInverted, isWrecked }) => `${field} ${isWrecked ? 'zerstört' : count(chips, 'Chip', 'Chips')}${isInverted ? ' (Prisma)' : ''}`))}.`,
    barSeats: ({ fields }) => `Sitzplätze: ${list(fields)}.`,
    fireplaces: ({ fields }) => `Kamine: ${list(fields)}.`,
    barTables: ({ fields }) => `Bartische: ${list(fields)}.`,
    cocktails: ({ fields }) => `Cocktails: ${list(fields)}.`,
    fog: ({ fields }) => `Nebel: ${list(fields)}.`,
    onTheFloor: ({ items }) => `Am Boden: ${list(items)}.`,
    safesKnown: ({ known, opened }) =>
      `Bekannte Kombinationen: ${list(known) || 'keine'}. Geöffnete Tresore: ${list(opened) || 'keine'}.`,
    guestsWhoTalked: ({ names }) => `Gäste, die geredet haben: ${list(names) || 'keine'}.`,
    poisonedByYou: ({ fields }) => `Von dir vergiftete Cocktails: ${list(fields)}.`,
    agentOut: ({ name }) => `${name} aus deinem Team ist ausgeschieden.`,
    agent: ({ name, field, hp, ip, chips, points, gadgets, hasCocktail, talents }) => {
      const left = points
        ? [`noch ${count(points.steps, 'Schritt', 'Schritte')} und ${count(points.actions, 'Aktion', 'Aktionen')}`]
        : [];
      const values = [`${name} auf ${field}`, `${hp} Leben`, `${ip} IP`, count(chips, 'Chip', 'Chips'), ...left];
      const carried = list([...gadgets, ...(hasCocktail ? ['einen Cocktail'] : [])]) || 'nichts';
      return `${points ? 'Am Zug' : 'Aus deinem Team'}: ${values.join(', ')}. Trägt ${carried}. Talente: ${list(talents) || 'keine'}.`;
    },
  },
};
