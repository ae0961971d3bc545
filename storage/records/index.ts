import type { RecordKind } from '../index.ts';
import { analysisKind } from './analysis.ts';
import { dailyAttemptsKind, dailyBoardKind } from './daily.ts';
import { draftKind, draftListKind, sharedDesignKind, sharedListKind } from './design.ts';
import { listChunkKind, listKind } from './list.ts';
import { moderationKind } from './moderation.ts';
import { userSettingsKind } from './person.ts';
import { puzzleRatingKind, puzzleScoresKind } from './puzzle.ts';
import { requestKind } from './request.ts';
import { secretKind } from './secret.ts';
import { departureKind, greetingKind, serverSettingsKind } from './server.ts';
import { playerStatsKind, tallyKind } from './standing.ts';
import { logChunkKind, snapshotKind, tableKind } from './table.ts';
import { FEATURES } from './table-features.ts';
import { channelOccupancyKind, invitationsKind, playerTablesKind, serverTablesKind } from './table-lists.ts';
import { deadlineKind, digestKind, finishedTableKind, interactionKind, outboxEntryKind } from './time.ts';
import { tournamentKind, tournamentListKind } from './tournament.ts';
import { traceKind } from './trace.ts';

export const RECORD_KINDS = [
  analysisKind,
  dailyAttemptsKind,
  dailyBoardKind,
  draftKind,
  sharedDesignKind,
  draftListKind,
  sharedListKind,
  listKind,
  listChunkKind,
  userSettingsKind,
  puzzleScoresKind,
  puzzleRatingKind,
  requestKind,
  secretKind,
  serverSettingsKind,
  moderationKind,
  greetingKind,
  departureKind,
  playerStatsKind,
  tallyKind,
  playerTablesKind,
  invitationsKind,
  serverTablesKind,
  channelOccupancyKind,
  tableKind,
  logChunkKind,
  snapshotKind,
  deadlineKind,
  digestKind,
  outboxEntryKind,
  interactionKind,
  finishedTableKind,
  tournamentKind,
  tournamentListKind,
  traceKind,
  ...Object.values(FEATURES),
] as readonly RecordKind<unknown>[];
