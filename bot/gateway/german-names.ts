import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';

/** What commands and their options are called in German, where there is a natural word that is not the English one. */
const NAMES: Readonly<Record<string, string>> = {
  allowed: 'erlaubt',
  back: 'zurück',
  board: 'brett',
  channel: 'kanal',
  clear: 'verwerfen',
  clock: 'bedenkzeit',
  daily: 'täglich',
  days: 'tage',
  design: 'entwerfen',
  'design-characters': 'entwurf-charaktere',
  'design-deck': 'entwurf-deck',
  'design-deck2': 'entwurf-deck2',
  'design-levels': 'entwurf-level',
  'design-match': 'entwurf-partie',
  'design-scenario': 'entwurf-szenario',
  characters: 'charaktere',
  display: 'anzeige',
  draw: 'remis',
  even: 'ebenbürtig',
  'export-me': 'meine-daten',
  file: 'datei',
  files: 'dateien',
  'forget-me': 'vergiss-mich',
  game: 'spiel',
  help: 'hilfe',
  history: 'verlauf',
  how: 'wie',
  if: 'wenn',
  join: 'mitspielen',
  language: 'sprache',
  lasts: 'dauer',
  leaderboard: 'rangliste',
  learn: 'lernen',
  leave: 'aufstehen',
  line: 'zeile',
  lobby: 'spielersuche',
  list: 'liste',
  match: 'partie',
  scenario: 'szenario',
  look: 'nachschlagen',
  mode: 'art',
  move: 'zug',
  offered: 'angeboten',
  often: 'oft',
  open: 'eröffnen',
  opponent: 'gegner',
  rated: 'gewertet',
  plan: 'planen',
  play: 'spielen',
  privacy: 'datenschutz',
  program: 'programm',
  'quiet-from': 'ruhe-ab',
  'quiet-to': 'ruhe-bis',
  reminders: 'erinnerungen',
  replay: 'nachspielen',
  reset: 'zurücksetzen',
  resign: 'aufgeben',
  resume: 'fortsetzen',
  rounds: 'runden',
  rules: 'regeln',
  seat: 'platz',
  settings: 'einstellungen',
  show: 'zeigen',
  standings: 'stand',
  start: 'starten',
  spectators: 'zuschauer',
  stats: 'statistik',
  table: 'tisch',
  tables: 'tische',
  time: 'zeit',
  tournament: 'turnier',
  undo: 'zurücknehmen',
  until: 'bis',
  vacation: 'urlaub',
  watch: 'zusehen',
  which: 'welches',
  withdraw: 'zurückziehen',
  cancel: 'absagen',
  zone: 'zeitzone',
};

interface Named {
  readonly name: string;
  readonly options?: readonly Named[] | undefined;
}

/** A command that Germans find under German names; the bot itself goes on reading the English ones. */
export function withGermanNames(
  data: RESTPostAPIChatInputApplicationCommandsJSONBody,
): RESTPostAPIChatInputApplicationCommandsJSONBody {
  return germanised(data) as RESTPostAPIChatInputApplicationCommandsJSONBody;
}

function germanised(named: Named): Named {
  const de = NAMES[named.name];
  return {
    ...named,
    ...(de !== undefined && { name_localizations: { de } }),
    ...(named.options && { options: named.options.map(germanised) }),
  };
}
