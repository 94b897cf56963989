# syntax=docker/dockerfile:1

# Builds the page and the packages from the sources.
FROM node:26-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
COPY packages/bots/package.json packages/bots/
COPY packages/burgund/package.json packages/burgund/
COPY packages/cli/package.json packages/cli/
COPY packages/dominion/package.json packages/dominion/
COPY packages/kernel/package.json packages/kernel/
COPY packages/lab/package.json packages/lab/
COPY packages/protocol/package.json packages/protocol/
COPY packages/server/package.json packages/server/
COPY packages/toy/package.json packages/toy/
COPY packages/web/package.json packages/web/
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/deploy/install.ts /app

# Runs what was built, and nothing else.
FROM node:26-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=8080
RUN install -d -o node -g node -m 0700 /data
COPY --from=build /app /app
USER node
WORKDIR /app
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Any command will do: docker run kartentisch sim dominion
ENTRYPOINT ["node", "node_modules/kartentisch/dist/main.js"]
CMD ["serve"]
