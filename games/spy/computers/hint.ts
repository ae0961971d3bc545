import type { Advice, Seat } from '../../kit/game.ts';
import { eachLanguage, say, type Text } from '../../kit/text.ts';
import { placeName } from '../menus/action-labels.ts';
import { talents } from '../menus/labels.ts';
import { type CharacterCommand, isCharacterCommand } from '../rules/command.ts';
import { gadgetNamed } from '../rules/gadgets/index.ts';
import type { Point } from '../rules/grid.ts';
import { knownTo } from '../rules/knowledge/knowledge.ts';
import { parseLine } from '../rules/lines.ts';
import { safeAt, tableAt } from '../rules/match/board.ts';
import { healingGained, healthAfter } from '../rules/match/health.ts';
import { characterNamed, featuresOf, isPresent, nameOf, personAt, personOf } from '../rules/match/people.ts';
import { rouletteChance } from '../rules/roulette.ts';
import type { Player, Present, State } from '../state.ts';
import { percent } from '../words/titles.ts';
import { successChance } from './belief.ts';
import { computer, LEVELS } from './index.ts';
import { shrewdOf } from './master/shrewd.ts';
import { purposeAt } from './purpose.ts';

/** What the strongest computer would do, and why. */
export function hint(state: State, seat: Seat): Advice {
  const player = seat === 1 ? 1 : 0;
  const known = knownTo(state, player);
  const line = computer(state, seat, LEVELS.at(-1)?.id ?? '');
  if (known.phase !== 'rounds') return { line, why: reasonOfPreparing(known, line) };
  const actor = known.active === null ? undefined : personOf(known, known.active);
  const command = parseLine(line);
  const why =
    actor && isPresent(actor) && command && isCharacterCommand(command) ? reason(known, player, actor, command) : WAIT;
  return { line, why };
}

const WAIT: Text = {
  en: 'Nothing within reach is worth more than to wait.',
  de: 'Nichts in Reichweite ist mehr wert als zu warten.',
};

function reasonOfPreparing(known: State, line: string): Text {
  const command = parseLine(line);
  if (command?.kind === 'pick-agent') return talents(featuresOf(known, characterNamed(known, command.agent) ?? -1));
  if (command?.kind === 'pick-gadget') return gadgetNamed(command.gadget)?.about ?? line;
  if (command?.kind !== 'assign')
    return { en: 'Every gadget has its carrier.', de: 'Jedes Gadget hat jemanden, der es trägt.' };
  const name = command.agent;
  return { en: `${name} has use for it and hands free.`, de: `${name} kann es brauchen und hat die Hände frei.` };
}

function reason(known: State, player: Player, actor: Present, command: CharacterCommand): Text {
  if (command.kind === 'retire') return WAIT;
  if (command.kind === 'use') return reasonOfGadget(known, player, command.gadget, command.at);
  const { verb, at } = command;
  if (verb === 'step' && at) return reasonOfStep(known, player, actor, at);
  return REASONS[verb]?.({ known, player, actor, at: at ?? actor.at }) ?? WAIT;
}

interface Scene {
  readonly known: State;
  readonly player: Player;
  readonly actor: Present;
  readonly at: Point;
}

const REASONS: Readonly<Record<string, (scene: Scene) => Text>> = {
  spy({ known, player, at }) {
    const points = known.config.secretToIpFactor;
    const id = personAt(known, at)?.id ?? -1;
    const guest = percent(1 - shrewdOf(known, player).enemy(known, player, id));
    return {
      en: `A guest at ${guest}: a secret brings ${points} points, and perhaps a combination.`,
      de: `Zu ${guest} ein Gast: Ein Geheimnis bringt ${points} Punkte und vielleicht eine Kombination.`,
    };
  },
  observe({ known, player, at }) {
    const enemy = percent(shrewdOf(known, player).enemy(known, player, personAt(known, at)?.id ?? -1));
    return {
      en: `An enemy at ${enemy}: good to know for sure.`,
      de: `Zu ${enemy} ein Gegner: Gut zu wissen, ob es stimmt.`,
    };
  },
  open({ known, at }) {
    const number = safeAt(known.board, at)?.number ?? 0;
    const points = known.config.secretToIpFactor;
    return number === known.board.safes.length
      ? {
          en: `It brings ${points} points and the cat's collar.`,
          de: `Das bringt ${points} Punkte und das Halsband der Katze.`,
        }
      : {
          en: `It brings ${points} points and the combination of safe ${number + 1}.`,
          de: `Das bringt ${points} Punkte und die Kombination von Tresor ${number + 1}.`,
        };
  },
  gamble({ known, actor, at }) {
    const chance = successChance(actor, rouletteChance(actor.properties, tableAt(known.board, at)?.inverted ?? false));
    const points = known.config.chipsToIpFactor;
    return {
      en: `You win at ${percent(chance)}, and a chip counts ${points} points in the end.`,
      de: `Du gewinnst zu ${percent(chance)}, und ein Chip zählt am Ende ${points} Punkte.`,
    };
  },
  take: ({ known, actor }) =>
    healing(known, actor) ?? { en: 'Good to pour over an enemy.', de: 'Gut, um einen Gegner zu begießen.' },
  drink: ({ known, actor }) =>
    healing(known, actor) ?? { en: 'Then the hand is free again.', de: 'Dann ist die Hand wieder frei.' },
  pour({ known, at }) {
    const name = nameOf(known, personAt(known, at)?.id ?? -1);
    return { en: `In wet clothes ${name} fails more often.`, de: `In nassen Kleidern misslingt ${name} mehr.` };
  },
  burn: () => ({ en: 'Nobody wins there any more.', de: 'Dort gewinnt niemand mehr.' }),
};

/** What a drink does for somebody who needs one. */
function healing(known: State, actor: Present): Text | undefined {
  const health = healthAfter(actor.hp, healingGained(known.config.cocktailHp, actor.properties));
  if (health === actor.hp) return undefined;
  return { en: `A drink brings health ${actor.hp} → ${health}.`, de: `Trinken bringt Leben ${actor.hp} → ${health}.` };
}

function reasonOfGadget(known: State, player: Player, gadget: string, at: Point): Text {
  const person = personAt(known, at);
  const about = gadgetNamed(gadget)?.about ?? gadget;
  if (!person || person.faction === player) return about;
  const enemy = percent(shrewdOf(known, player).enemy(known, player, person.id));
  return eachLanguage((language) =>
    language === 'en' ? `An enemy at ${enemy}. ${say(about, 'en')}` : `Zu ${enemy} ein Gegner. ${say(about, 'de')}`,
  );
}

function reasonOfStep(known: State, player: Player, actor: Present, at: Point): Text {
  const purpose = purposeAt(known, player, actor, at);
  if (!purpose) return { en: 'There one stands better.', de: 'Dort steht man besser.' };
  const { steps, goal } = purpose;
  return eachLanguage((language) => {
    const what = say(placeName(known, goal), language);
    if (steps === 0)
      return language === 'en' ? `From there ${what} is within reach.` : `Von dort ist ${what} in Reichweite.`;
    const way =
      language === 'en' ? (steps === 1 ? '1 step' : `${steps} steps`) : steps === 1 ? '1 Schritt' : `${steps} Schritte`;
    return language === 'en' ? `On the way to ${what}: ${way} left.` : `Auf dem Weg: ${what}, noch ${way}.`;
  });
}
