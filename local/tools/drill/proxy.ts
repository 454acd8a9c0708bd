import { nginxFolder, startNginx } from '../stack/nginx.ts'
import type { Child, Processes } from '../stack/processes.ts'

/** A plain round robin, without a cache: each request meets the next replica that is up. */
export const startRoundRobin = (
  processes: Processes,
  port: number,
  replicas: readonly number[],
): Promise<Child> =>
  startNginx(
    processes,
    'The proxy of the replicas',
    nginxFolder(),
    `
    upstream replicas {
${replicas.map((replica) => `        server 127.0.0.1:${replica} max_fails=1 fail_timeout=1s;`).join('\n')}
    }
    server {
        listen 127.0.0.1:${port};
        location / {
            proxy_pass http://replicas;
            proxy_set_header Host localhost:${port};
            # A webhook call, too: it may be carried out twice.
            proxy_next_upstream error timeout non_idempotent;
        }
    }`,
  )
