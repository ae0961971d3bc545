import type { View } from '../../kit/interim.ts';
import type { Text } from '../../kit/text.ts';
import { nameOf } from '../rules/match/people.ts';
import { PICKS } from '../rules/preparation/draft.ts';
import type { Player, State } from '../state.ts';
import { cut, wrap } from './panel.ts';

/** The draft or the equipment as one player sees it; whoever does not play sees only that it goes on. */
export function viewPreparation(state: State, player: Player | undefined): View {
  const drafting = state.phase === 'draft';
  const title = drafting ? 'Draft' : 'Equipment';
  const going: Text = drafting
    ? { en: 'Both players draft in private.', de: 'Beide wählen geheim aus.' }
    : { en: 'Both players equip their agents in private.', de: 'Beide rüsten ihre Agenten geheim aus.' };
  const ready = state.sides.flatMap((side, index) => (side.ready ? [index + 1] : []));
  const { board, sentences }: View =
    player === undefined
      ? { board: [title], sentences: [going] }
      : drafting
        ? viewDraft(state, player, going)
        : viewEquipment(state, player, going);
  return {
    board: [...board, ...ready.map((number) => `Ready: player ${number}`)],
    sentences: [...sentences, ...ready.map((n) => ({ en: `Player ${n} is ready.`, de: `Spieler ${n} ist fertig.` }))],
  };
}

function viewDraft(state: State, player: Player, going: Text): View {
  const { offer, agents, gadgets } = state.sides[player];
  const picked = [...agents.map((id) => nameOf(state, id)), ...gadgets];
  const offered = offer ? [...offer.agents.map((id) => nameOf(state, id)), ...offer.gadgets] : [];
  const count = `${picked.length}/${PICKS}`;
  return {
    board: [`Draft ${count}`, 'Picked:', ...list(picked), 'Offered:', ...list(offered)].map(cut),
    sentences: [
      going,
      { en: `You picked ${count}: ${say(picked)}.`, de: `Du hast ${count}: ${say(picked)}.` },
      { en: `You are offered: ${say(offered)}.`, de: `Dir wird angeboten: ${say(offered)}.` },
    ],
  };
}

function viewEquipment(state: State, player: Player, going: Text): View {
  const { agents, gadgets, given } = state.sides[player];
  const carriedBy = (agent: number | null) => gadgets.filter((_, index) => given[index] === agent);
  const open = carriedBy(null);
  const teams = agents.flatMap((id) => [nameOf(state, id), ...wrap(carriedBy(id))]);
  return {
    board: ['Equipment', ...teams, 'Not handed out:', ...list(open)].map(cut),
    sentences: [
      going,
      ...agents.map((id): Text => {
        const name = nameOf(state, id);
        return { en: `${name} carries: ${say(carriedBy(id))}.`, de: `${name} trägt: ${say(carriedBy(id))}.` };
      }),
      { en: `Not handed out: ${say(open)}.`, de: `Noch zu verteilen: ${say(open)}.` },
    ],
  };
}

function list(words: readonly string[]): string[] {
  return words.length === 0 ? ['  -'] : words.map((word) => `  ${word}`);
}

function say(words: readonly string[]): string {
  return words.join(', ') || '–';
}
