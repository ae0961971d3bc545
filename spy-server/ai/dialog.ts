import { type Language, say, type Text } from '@longtable/kit';
import type { Terminal } from '../cli/terminal.ts';
import {
  type AiSettings,
  BEHAVIOURS,
  type Behaviour,
  DIFFICULTIES,
  loadSettings,
  savedSettings,
  saveSettings,
  USUAL_STRATEGIES,
} from './settings.ts';

const WORDS = {
  title: { en: 'Computer player', de: 'Computerspieler' },
  level: { en: 'Level', de: 'Stufe' },
  saved: { en: 'Saved', de: 'Gespeichert' },
  none: { en: 'none', de: 'keine' },
  commands: {
    en: 'level N, draft N, equipment N, roulette N, load NAME, save NAME, add, close, help',
    de: 'level N, draft N, equipment N, roulette N, load NAME, save NAME, add, close, help',
  },
  help: {
    en: 'Choose a level and a strategy for each behaviour, or load saved settings. save keeps them under a name. add lets the computer player join, close doesn’t.',
    de: 'Wähle eine Stufe und für jedes Verhalten eine Strategie, oder lade gespeicherte Einstellungen. save speichert sie unter einem Namen. Mit add kommt der Computerspieler dazu, mit close nicht.',
  },
  unknown: { en: 'There’s no such command. Type help.', de: 'Diesen Befehl gibt es nicht. Tippe help.' },
  missing: {
    en: 'There are no settings with this name that can be read.',
    de: 'Unter diesem Namen gibt es keine lesbaren Einstellungen.',
  },
  badName: {
    en: 'A name has 1 to 40 letters, digits, - or _.',
    de: 'Ein Name hat 1 bis 40 Buchstaben, Ziffern, - oder _.',
  },
} satisfies Record<string, Text>;

/** Configures a computer player. Undefined if the user closes the dialog without adding one. */
export async function configureAi(
  terminal: Terminal,
  folder: string,
  language: Language,
): Promise<AiSettings | undefined> {
  let settings: AiSettings = { level: DIFFICULTIES[1]?.id ?? '', strategies: USUAL_STRATEGIES };
  for (;;) {
    terminal.write(...show(settings, folder, language), say(WORDS.commands, language));
    const typed = await terminal.read();
    const [command = '', value = ''] = (typed ?? 'close').split(/\s+/);
    if (command === 'add') return settings;
    if (command === 'close' || command === 'quit') return undefined;
    const changed = change(settings, folder, command, value);
    if ('problem' in changed) terminal.write(say(WORDS[changed.problem], language));
    else settings = changed;
  }
}

type DialogProblem = { readonly problem: 'help' | 'unknown' | 'missing' | 'badName' };

function change(settings: AiSettings, folder: string, command: string, value: string): AiSettings | DialogProblem {
  if (command === 'help') return { problem: 'help' };
  if (command === 'load') return loadSettings(folder, value) ?? { problem: 'missing' };
  if (command === 'save') return saveSettings(folder, value, settings) ? settings : { problem: 'badName' };
  const level = command === 'level' ? DIFFICULTIES[Number(value) - 1]?.id : undefined;
  if (level !== undefined) return { ...settings, level };
  const behaviour = (Object.keys(BEHAVIOURS) as Behaviour[]).find((one) => one === command);
  if (!behaviour || (value !== '1' && value !== '2')) return { problem: 'unknown' };
  return { ...settings, strategies: { ...settings.strategies, [behaviour]: Number(value) } };
}

function show({ level, strategies }: AiSettings, folder: string, language: Language): string[] {
  const options = (texts: readonly Text[], chosen: number) =>
    texts
      .map((text, index) => `${index + 1 === chosen ? '(•)' : '( )'} ${index + 1} ${say(text, language)}`)
      .join('  ');
  const names = DIFFICULTIES.map(({ name }) => name);
  const at = DIFFICULTIES.findIndex(({ id }) => id === level) + 1;
  return [
    '',
    `== ${say(WORDS.title, language)} ==`,
    `${say(WORDS.saved, language)}: ${savedSettings(folder).join(', ') || say(WORDS.none, language)}`,
    `${say(WORDS.level, language)} (level): ${options(names, at)}`,
    ...(Object.keys(BEHAVIOURS) as Behaviour[]).map((behaviour) => {
      const { title, strategies: texts } = BEHAVIOURS[behaviour];
      return `${say(title, language)} (${behaviour}): ${options(texts, strategies[behaviour])}`;
    }),
  ];
}
