import { expect, it } from 'vitest'
import { parseSftpAddress } from './sftp-address.ts'

const agency = { user: 'agence@lilas.fr', host: 'ftp.hebergeur.fr', port: 22, path: '/www' }

it.each([
  ['sftp://agence@lilas.fr@ftp.hebergeur.fr/www', agency],
  ['sftp://agence@lilas.fr@ftp.hebergeur.fr:22/www/', agency],
  ['sftp://agence%40lilas.fr@ftp.hebergeur.fr/www', agency],
  ['sftp://agence@127.0.0.1:2222/', { user: 'agence', host: '127.0.0.1', port: 2222, path: '/' }],
])('reads %s', (text, address) => expect(parseSftpAddress(text)).toEqual(address))

it.each([
  'sftp://agence:secret@ftp.hebergeur.fr/www',
  'sftp://agence:se@cret@ftp.hebergeur.fr/www',
  'sftp://agence@lilas.fr:secret@ftp.hebergeur.fr/www',
  'ftp://agence@ftp.hebergeur.fr/www',
])('refuses %s', (text) => expect(parseSftpAddress(text)).toBeUndefined())
