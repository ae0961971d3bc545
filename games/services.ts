import { spyProtocol, spyRecordings } from '@longtable/spy-server/table/seat';

export const recordings = [spyRecordings];

export const protocols = [spyProtocol];
