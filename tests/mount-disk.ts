import { execFileSync } from 'node:child_process'

const call = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'pipe' })

/** Whether this machine lets the tests mount a disk, which only an administrator of Linux may do. */
export const mayMount = process.platform === 'linux' && process.getuid?.() === 0

if (!mayMount) console.warn('Not proved: full and read-only disks, which only root can mount.')

export function mountDisk(folder: string, size: number) {
  call('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder)
  return {
    makeReadOnly: () => void call('mount', '-o', 'remount,ro', folder),
    unmount: () => void call('umount', '--lazy', folder),
  }
}
