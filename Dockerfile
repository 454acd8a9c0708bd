# The site as an image: docs/production.md, "Containers".
# docker build --secret id=env,src=.env.local -t goodline .

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The stand-ins of local/ are no part of the image.
RUN --mount=type=cache,target=/root/.npm npm ci --workspaces=false
COPY . .
ENV NEXT_TELEMETRY_DISABLED=1 STANDALONE=1
# The variables of docs/environment.md. No layer holds them.
RUN --mount=type=secret,id=env,target=/app/.env.local npm run build \
  && find .next/standalone .next/static -name '*.map' -delete

# Not Node's image: its npm and headers are 80 MB.
FROM debian:bookworm-20260918-slim@sha256:3783cc01769c7b2b1b83a5c5ad96c815348e28ed7da68e2e3687004faa906251
WORKDIR /app
COPY --from=build /usr/local/bin/node /usr/local/bin/node
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 STANDALONE=1
# glibc keeps memory for each thread, and in time for large buffers: so the peak would be 30 % more.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1000000
# :: is every IP address, of IPv4 too.
ENV PORT=3000 HOSTNAME=::
COPY --from=build /app/.next/standalone ./
COPY --from=build /app/.next/static ./.next/static
COPY --from=build /app/public ./public
COPY LICENSE ./
# The writable mounts are /app/.next/cache and /tmp. All else is read-only.
RUN mkdir -p .next/cache && chown 1000:1000 .next/cache
USER 1000:1000
VOLUME ["/app/.next/cache", "/tmp"]
EXPOSE 3000
HEALTHCHECK --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Other programs of a domain may set 17 kB of cookies.
CMD ["node", "--max-http-header-size=65536", "server.js"]
