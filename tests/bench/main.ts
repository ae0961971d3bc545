// Benchmarks: `growth` fills the database with tables, `servers` many servers, `peers` noughts and crosses in other bots, `load` many simultaneous games, `start` the time until the first answer, `touch` the latency of touched boards.
const [which = 'load', ...args] = process.argv.slice(2);
if (which === 'growth') await import('./growth.ts');
else if (which === 'servers') await import('./servers.ts');
else if (which === 'peers') await import('./peers.ts');
else if (which === 'start') await import('./start.ts');
else if (which === 'touch') await (await import('./touch.ts')).main(args);
else if (which === 'load') await (await import('./load.ts')).main(args);
else
  console.error(
    'Usage: npm run bench [-- growth [TABLES [TABLES on servers]] | servers [SERVERS [SHARDS]] | peers [ROUNDS] | start [ROUNDS [FOLDER of another checkout]] | touch [--people N] [--seconds N] [--pause MS] [--games NAME,NAME] | load [--games N,N] [--seconds N] [--rest SECONDS] [--subjects NAME,NAME]]',
  );
