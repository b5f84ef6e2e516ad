import type { Body } from './http.ts'
import { compute } from './nova.ts'
import type { Client } from './test-cloud.ts'

/** The id of an image that small servers boot from. */
export async function smallImage(client: Client): Promise<string> {
  return (await client.get('/image/v2/images?name=CirrOS%200.6')).body.images[0].id
}

export async function networkNamed(client: Client, name: string): Promise<string> {
  return (await client.get(`/network/v2.0/networks?name=${name}`)).body.networks[0].id
}

export async function newVolume(client: Client, more: object = {}): Promise<string> {
  const path = `/volume/v3/${client.projectId}/volumes`
  return (await client.post(path, { volume: { size: 1, ...more } })).body.volume.id
}

export const volumeOf = async (client: Client, id: string): Promise<Body> =>
  (await client.get(`/volume/v3/${client.projectId}/volumes/${id}`)).body.volume

/** Requests a small server, without a network unless `more` has one, and returns Nova's response. */
export async function requestServer(client: Client, more: object = {}, minor = 93) {
  const server = { name: 'small', flavorRef: '1', imageRef: await smallImage(client), networks: 'none', ...more }
  return compute(client, minor).post('/servers', { server })
}

/** Creates a server and returns its id. */
export async function newServer(client: Client, more: object = {}): Promise<string> {
  const { status, body } = await requestServer(client, more)
  if (status !== 202) throw new Error(`No server was made: ${JSON.stringify(body)}`)
  return body.server.id
}

export const showServer = async (client: Client, id: string, minor = 93): Promise<Body> =>
  (await compute(client, minor).get(`/servers/${id}`)).body.server

export const act = (client: Client, id: string, action: object, minor = 93) =>
  compute(client, minor).post(`/servers/${id}/action`, action)
