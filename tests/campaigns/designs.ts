import type { APIMessage } from 'discord-api-types/v10';
import { parseId } from '../../bot/custom-ids/ids.ts';
import { shelf } from '../../games/index.ts';
import { JavaRandom } from '../../games/kit/random.ts';
import { components, type OpenModal, type Outcome, type Person } from '../person.ts';
import { isEphemeral } from '../played.ts';
import { openStage } from '../stage.ts';

/** What somebody who does not look types into a form. */
const TYPED = ['', 'C3', 'z99', '0', '-1', '12.5 %', '7', 'Otto Normal', '`;\n', 'ü'.repeat(300), '9999999'];
const KINDS = ['scenario', 'match', 'characters', 'farmland-deck', 'duel-deck', 'levels'];

/** Presses that leave the editor or open something beside it. */
const ENDS = ['delete', 'sure', 'try', 'map', 'help', 'file', 'share', 'twin'];

const [presses = '200', seed = '1'] = process.argv.slice(2);
const random = JavaRandom.seeded(BigInt(seed));
const oneOf = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;

/** Presses blindly in every editor: nothing may break, and whatever is made can be drawn and undone. */
async function main(): Promise<void> {
  const stage = await openStage(shelf);
  const ada = await stage.person('Ada');
  await ada.until(() => ada.online);
  try {
    for (const kind of KINDS) {
      await ada.command('table', 'design', { subcommand: kind });
      const panel = ada.messages('table').findLast(isEphemeral);
      if (!panel) throw new Error(`/design ${kind} opened nothing.`);
      await ada.choose(panel, 'Start from…', [starts(ada, panel)]);
      for (let count = 0; count < Number(presses); count++) await pressBlindly(ada, panel);
      for (const whisper of ada.messages('table').filter(isEphemeral)) await ada.dismiss(whisper);
      console.log(`${kind}: ${presses} presses`);
    }
    const broken = stage.log.lines.filter(({ level }) => level === 'error');
    if (broken.length > 0) throw new Error(JSON.stringify(broken.slice(0, 3)));
  } finally {
    await stage.close();
  }
}

function starts(person: Person, panel: APIMessage): string {
  const menu = components(person.now(panel) ?? panel).find(({ placeholder }) => placeholder === 'Start from…');
  return oneOf(menu?.options ?? []).value;
}

async function pressBlindly(person: Person, panel: APIMessage): Promise<void> {
  const offered = components(person.now(panel) ?? panel).filter(({ custom_id, disabled }) => {
    const id = custom_id === undefined || disabled ? undefined : parseId(custom_id);
    return id?.kind === 'design' && !ENDS.includes(id.action);
  });
  const { custom_id: customId = '', options } = oneOf(offered);
  const outcome = options
    ? await person.choose(panel, customId, [oneOf(options).value])
    : await person.click(panel, customId);
  mustWork(outcome, customId);
  if (outcome.ok && outcome.modal) mustWork(await fillBlindly(person, outcome.modal), customId);
}

/** A form takes what it says it takes; the page itself keeps longer texts from being typed. */
function fillBlindly(person: Person, modal: OpenModal): Promise<Outcome> {
  const fields = components(modal.modal as unknown as APIMessage).flatMap((field): [string, string | string[]][] => {
    if (field.custom_id === undefined) return [];
    if (field.options) return [[field.custom_id, [oneOf(field.options).value]]];
    const { max_length: most = 4000, min_length: least = 0 } = field as { max_length?: number; min_length?: number };
    return [[field.custom_id, oneOf(TYPED).slice(0, most).padEnd(Math.max(1, least), 'x')]];
  });
  return person.submit(modal, Object.fromEntries(fields));
}

function mustWork(outcome: Outcome, customId: string): void {
  if (!outcome.ok) throw new Error(`${customId}: ${outcome.sentence}`);
}

await main();
