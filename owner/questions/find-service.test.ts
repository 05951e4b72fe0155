import { expect, it } from 'vitest'
import type { EmbedKind } from '../../services/Service.ts'
import { findService } from './find-service.ts'

it.each<[EmbedKind, pasted: string, said: string]>([
  ['video', 'https://player.vimeo.com/video/769798 71', 'coupe cette adresse'],
  ['video', 'bonjour', 'Collez l’adresse de la vidéo ou son code'],
  ['scheduling', 'https://lilas.fr:8443/appel', 'en https et sans port'],
  ['video', 'https://player.mux.com/EcHgOK9coz5K4rjSwOkoE7Y7O0?playback-token=e', 'est signée'],
  ['scheduling', 'https://protect-eu.mimecast.com/s/aBcD?domain=calendly.com', 'un filtre'],
  ['video', 'https://bit.ly/3xYz', 'un lien raccourci'],
  ['scheduling', 'https://linktr.ee/agence.lilas', 'une liste de liens'],
  ['scheduling', 'https://wa.me/33465710012', 'la page où l’on choisit un créneau'],
  ['video', 'https://login.microsoftonline.com/common/oauth2', 'où l’on se connecte'],
  ['scheduling', 'https://docs.google.com/forms/d/e/1FAIp/viewform', 'un formulaire'],
  ['video', 'https://cdn.lilas.fr/film/index.m3u8?v=2', 'un flux'],
  ['video', 'https://drive.google.com/uc?id=1a2b', 'un film se télécharge'],
  ['video', 'https://www.youtube.com/embed/videoseries?list=PL590L', 'une liste de lecture'],
  ['scheduling', 'https://meet.google.com/abc-defg-hij', 'une salle de visioconférence'],
  ['scheduling', 'https://calendar.google.com/calendar/u/0/r', 'son adresse longue'],
  ['video', 'https://www.lilas.fr/videos/film.mp4?dl=1', 'donnez « media/film.mp4 »'],
  ['video', 'https://calendly.com/lilas/appel', 'à la question de l’agenda'],
  ['scheduling', 'https://youtu.be/dQw4w9WgXcQ', 'à la question de la vidéo'],
  ['video', 'https://www.youtube.com/@lilas', 'n’est pas l’adresse d’une vidéo'],
  ['scheduling', 'https://calendly.com/app/scheduling', 'n’est pas la page où l’on prend'],
])('says what to give for a %s instead of %s', (kind, pasted, said) => {
  expect(findService(kind, pasted)).toEqual({ refusal: expect.stringContaining(said) })
})
