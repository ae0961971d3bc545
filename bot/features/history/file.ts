import type { SentFile } from '../../render/message.ts';
import { type GameRecord, makeRecord } from './record.ts';

export function recordFile(record: GameRecord, name: string): SentFile {
  return { attachment: Buffer.from(makeRecord(record)), name: `${record.game}-${name}.txt` };
}
