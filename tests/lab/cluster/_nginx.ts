import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { inRoot } from '../../../scripts/lib/root.ts'

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0

export interface Proxy {
  readonly url: string
  /** Folder of `access.log` and `error.log`. */
  readonly folder: string
  close(): Promise<void>
}

/** Starts nginx in front of servers on these ports, with the set-up of `deploy/nginx.conf`. */
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
    folder: prefix,
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

/** The deployed configuration, with the addresses and folders of this run. */
function configuration(prefix: string, port: number, servers: readonly number[]): string {
  const temporary = TEMP_PATHS.map((name) => `  ${name}_temp_path ${prefix}/temp/${name};`)
  return readFileSync(inRoot('deploy/nginx.conf'), 'utf8')
    .replace('http {', ['daemon off;', 'pid nginx.pid;', 'http {', ...temporary].join('\n'))
    .replaceAll('/var/log/nginx/', `${prefix}/`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll(/latchkey-(\d):4000/g, (_name, number) => `127.0.0.1:${servers[Number(number) - 1]}`)
}
