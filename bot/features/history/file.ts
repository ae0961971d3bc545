import { type GameRecord, makeRecord } from '../../host/history/record.ts';
import type { SentFile } from '../../render/message.ts';

export function recordFile(record: GameRecord, name: string): SentFile {
  return { attachment: Buffer.from(makeRecord(record)), name: `${record.game}-${name}.txt` };
}
