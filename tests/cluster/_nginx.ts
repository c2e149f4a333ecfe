import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** True when the machine has nginx. */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0

/** A proxy in front of several servers. */
export interface Proxy {
  readonly url: string
  close(): Promise<void>
}

/** Starts nginx on a port in front of servers on others, set up as `deploy/nginx.conf` is. */
export async function startNginx(folder: string, port: number, servers: readonly number[]): Promise<Proxy> {
  const prefix = path.join(folder, 'nginx')
  mkdirSync(path.join(prefix, 'temp'), { recursive: true })
  writeFileSync(path.join(prefix, 'nginx.conf'), configuration(prefix, port, servers))
  const nginx = spawn('nginx', ['-p', prefix, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'inherit' })
  const ended = once(nginx, 'exit')
  const url = `http://127.0.0.1:${port}`
  while ((await statusOf(url)) !== 200) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start.')
    await delay(50)
  }
  return {
    url,
    close: async () => {
      nginx.kill('SIGQUIT')
      await ended
    },
  }
}

async function statusOf(url: string): Promise<number | null> {
  try {
    return (await fetch(`${url}/api/health`)).status
  } catch {
    return null
  }
}

const TEMP_PATHS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

function configuration(prefix: string, port: number, servers: readonly number[]): string {
  return `
daemon off;
worker_processes 1;
pid nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  ${TEMP_PATHS.map((name) => `${name}_temp_path ${prefix}/temp/${name};`).join('\n  ')}
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  upstream latchkey {
    ${servers.map((server) => `server 127.0.0.1:${server} max_fails=1 fail_timeout=2s;`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://latchkey;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_next_upstream error timeout;
    }
  }
}
`
}
