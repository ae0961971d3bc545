import { startPlayground } from '@longtable/playground';
import { textChannel } from '@longtable/playground/world/channel';
import { LOCAL_SERVER } from '../../bot/settings.ts';
import { ROOM_COUNT, roomOf } from './subject.ts';

/** Playground in a separate process, so that its processor time is not measured. */
const playground = await startPlayground({ server: LOCAL_SERVER, limits: false });
for (let number = 0; number < ROOM_COUNT; number++)
  playground.world.addChannel(textChannel(roomOf(number), `room-${number}`, 10 + number));
console.log(`playground at ${playground.url}`);
process.once('SIGTERM', () => void playground.close());
