// @ts-check
// Plain JavaScript for Node 20.19 and newer: HOST and PORT are judged before anything is installed.
import { once } from "node:events";
import { createServer } from "node:net";

/** @typedef {{ host: string, port: number }} Address */

/**
 * Why listening on an address failed, in a sentence; null for an error that has another cause.
 * @param {unknown} error
 * @param {Address} address
 */
export function sentenceOf(error, { host, port }) {
  switch (error instanceof Error && "code" in error ? error.code : "") {
    case "EADDRINUSE":
      return `PORT ${port} is in use by another program on ${host}: stop it, or choose another PORT.`;
    case "EACCES":
      return `This user may not listen on PORT ${port}: choose a PORT from 1024 on and put a reverse proxy in front.`;
    case "EADDRNOTAVAIL":
    case "EINVAL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `HOST ${host} is no address of this machine: set HOST to 127.0.0.1 for this machine only, or to 0.0.0.0 for every network.`;
    default:
      return null;
  }
}

/**
 * Tries to listen, and answers in a sentence why the address cannot be used; null if it can.
 * @param {Address} address
 */
export async function problemOfAddress({ host, port }) {
  const trial = createServer();
  try {
    const up = once(trial, "listening");
    trial.listen({ host, port });
    await up;
    return null;
  } catch (error) {
    const sentence = sentenceOf(error, { host, port });
    if (sentence === null) throw error;
    return sentence;
  } finally {
    trial.close();
  }
}

/**
 * What people type to reach the app there; an address of IPv6 stands in brackets.
 * @param {Address} address
 */
export const webAddress = ({ host, port }) => `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
