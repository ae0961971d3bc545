# A small image of Longtable: docker build -t longtable .
FROM node:24-slim AS packages
WORKDIR /longtable
COPY package.json package-lock.json ./
# npm needs the manifest of every workspace to link it.
COPY games games
COPY playground/package.json playground/
COPY spy-server/package.json spy-server/
# The image has Node, so the one that npm installs is not needed.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && rm -r node_modules/node-linux-* node_modules/.bin/node

# The page on which players touch the board. Only its build needs a bundler.
FROM node:24-slim AS page
WORKDIR /longtable
COPY package.json package-lock.json ./
COPY games games
COPY playground/package.json playground/
COPY spy-server/package.json spy-server/
COPY tools/package.json tools/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY bot bot
COPY storage storage
RUN node bot/features/activity/build.ts bot/features/activity/built

# The server of No Time to Spy and its computer player: docker build --target spy-server -t spy-server .
FROM node:24-slim AS spy-server
WORKDIR /longtable
ENV NODE_ENV=production
COPY --from=packages /longtable/node_modules node_modules
COPY package.json LICENSE ./
COPY games games
COPY spy-server spy-server
RUN node spy-server/main.ts --write-samples casino && mkdir -p data/spy-server && chown -R node:node data
USER node
VOLUME /longtable/data
EXPOSE 7007
# The server answers plain HTTP with 426.
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:7007').then(({ status }) => process.exit(status === 426 ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "spy-server/main.ts", "--x", "host", "0.0.0.0"]
CMD ["-c", "casino/characters.json", "-m", "casino/matchconfig.match", "-s", "casino/medium.scenario"]

FROM node:24-slim
WORKDIR /longtable
ENV NODE_ENV=production DATABASE_URL=sqlite:data/longtable.sqlite METRICS_PORT=9464 METRICS_HOST=0.0.0.0
COPY --from=packages /longtable/node_modules node_modules
COPY package.json LICENSE ./
COPY bot bot
COPY --from=page /longtable/bot/features/activity/built bot/features/activity/built
COPY commands commands
COPY games games
COPY spy-server spy-server
COPY storage storage
RUN mkdir data && chown node:node data
USER node
VOLUME /longtable/data
EXPOSE 9464
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.METRICS_PORT + '/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# On SIGTERM the bot finishes running moves. The next process resumes the rest.
STOPSIGNAL SIGTERM
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "bot/cli/longtable.cjs", "start"]
