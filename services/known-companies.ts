// Companies that keep calendars or films at addresses of which no form is known here. What they serve is never the
// owner's own, whatever he answers.
import { isOnHost } from './addresses/match-address.ts'

export const hostsOfCompanies: Record<string, string[]> = {
  Doctolib: ['doctolib.fr', 'doctolib.com'],
  Maiia: ['maiia.com'],
  Qare: ['qare.fr'],
  Resalib: ['resalib.fr'],
  Planity: ['planity.com'],
  Doodle: ['doodle.com'],
  lemcal: ['lemcal.com'],
  SavvyCal: ['savvycal.com'],
  Koalendar: ['koalendar.com'],
  Setmore: ['setmore.com'],
  Square: ['square.site', 'squareup.com'],
  Appointlet: ['appointlet.com'],
  Typeform: ['typeform.com'],
  Tally: ['tally.so'],
  Jotform: ['jotform.com'],
  Zoho: ['zohobookings.com', 'zoho.com', 'zoho.eu'],
  'Cloudflare Stream': ['cloudflarestream.com', 'videodelivery.net'],
  Vidyard: ['vidyard.com'],
  Streamable: ['streamable.com'],
  Brightcove: ['brightcove.net', 'brightcove.com'],
  Twitch: ['twitch.tv'],
  TikTok: ['tiktok.com'],
  Facebook: ['facebook.com', 'fb.watch'],
  Instagram: ['instagram.com'],
  LinkedIn: ['linkedin.com'],
  X: ['x.com', 'twitter.com'],
  Google: ['google.com', 'google.fr', 'goo.gl', 'googleusercontent.com'],
  Microsoft: ['microsoft.com', 'office.com', 'live.com'],
  Notion: ['notion.so', 'notion.site'],
  Canva: ['canva.com'],
}

export const findKnownCompany = (url: URL): string | undefined =>
  Object.entries(hostsOfCompanies).find(([, hosts]) => isOnHost(url, hosts))?.[0]
