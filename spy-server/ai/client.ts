import { type ClientOptions, PlayerClient } from '../player/client.ts';
import { chooseEquipment, chooseItem, chooseOperation } from './decisions.ts';
import { type AiSettings, USUAL_STRATEGIES } from './settings.ts';

export type AiOptions = Omit<ClientOptions, 'role'> & Pick<AiSettings, 'level'> & Partial<AiSettings>;

/** A computer player for any server of the protocol, in either dialect. */
export class AiClient extends PlayerClient {
  constructor(options: AiOptions) {
    const settings = { strategies: USUAL_STRATEGIES, ...options };
    super(
      { ...options, role: 'AI' },
      {
        item: (knownMatch) => chooseItem(knownMatch, settings),
        equipment: (knownMatch) => chooseEquipment(knownMatch, settings),
        operation: (knownMatch, characterId) => chooseOperation(knownMatch, characterId, settings),
      },
    );
  }
}
