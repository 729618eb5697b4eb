# The same steps as in CI: install by the lock file, build. Then only what the house runs on.
FROM node:22-bookworm-slim AS build
WORKDIR /house
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:22-bookworm-slim
WORKDIR /house
COPY --from=build /house/node_modules/libsql node_modules/libsql
COPY --from=build /house/node_modules/@libsql node_modules/@libsql
COPY --from=build /house/node_modules/@neon-rs node_modules/@neon-rs
COPY --from=build /house/node_modules/detect-libc node_modules/detect-libc
COPY --from=build /house/dist dist
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8000 DATA_DIR=/data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server.mjs"]
