import { type Language, say, type Text } from '@longtable/kit';
import type { Terminal } from '../cli.ts';
import { texts } from '../words/texts.ts';
import {
  type AiSettings,
  BEHAVIOURS,
  type Behaviour,
  DIFFICULTIES,
  loadSettings,
  savedSettings,
  saveSettings,
  USUAL_STRATEGIES,
} from './client.ts';

const { dialog } = texts;

/** Asks for the settings of a computer player. Returns undefined if the user closes the dialog without adding one. */
export async function configureAi(
  terminal: Terminal,
  folder: string,
  language: Language,
): Promise<AiSettings | undefined> {
  let settings: AiSettings = { level: DIFFICULTIES[1]?.id ?? '', strategies: USUAL_STRATEGIES };
  for (;;) {
    terminal.write(...show(settings, folder, language), say(dialog.commands, language));
    const typed = await terminal.read();
    const [command = '', value = ''] = (typed ?? 'close').split(/\s+/);
    if (command === 'add') return settings;
    if (command === 'close' || command === 'quit') return undefined;
    const changed = change(settings, folder, command, value);
    if ('problem' in changed) terminal.write(say(dialog[changed.problem], language));
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
  const options = (strategies: readonly Text[], chosen: number) =>
    strategies
      .map((text, index) => `${index + 1 === chosen ? '(•)' : '( )'} ${index + 1} ${say(text, language)}`)
      .join('  ');
  const names = DIFFICULTIES.map(({ name }) => name);
  const at = DIFFICULTIES.findIndex(({ id }) => id === level) + 1;
  return [
    '',
    `== ${say(dialog.title, language)} ==`,
    say(dialog.saved({ names: savedSettings(folder) }), language),
    `${say(dialog.level, language)} (level): ${options(names, at)}`,
    ...(Object.keys(BEHAVIOURS) as Behaviour[]).map((behaviour) => {
      const { title, strategies: offered } = BEHAVIOURS[behaviour];
      return `${say(title, language)} (${behaviour}): ${options(offered, strategies[behaviour])}`;
    }),
  ];
}
