import { spyRecordings } from '@longtable/spy-server/table/recordings';

export const recordings = [spyRecordings];

/** Loads the protocols, which only a port for programs needs. */
export const loadProtocols = async () => [(await import('@longtable/spy-server/table/seat')).spyProtocol];
