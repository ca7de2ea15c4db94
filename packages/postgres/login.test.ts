import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { readAddress } from "./address.mjs";
import { CERTIFICATE, KEY } from "./certificate.testing.ts";
import { Connection } from "./connection.ts";
import { type FakeServer, fakeServer, said } from "./fakeServer.testing.ts";
import { Login } from "./login.ts";

const LET_IN = Buffer.concat([said("R", 0), said("Z", "I")]);
const SCRAM = said("R", 10, "SCRAM-SHA-256\0\0");

async function serving(hear: (socket: Socket, piece: Buffer, at: number) => void): Promise<FakeServer> {
  const server = await fakeServer(hear);
  onTestFinished(() => server.close());
  return server;
}

/** Accepts TLS, then logs everybody in. */
const encrypting = () =>
  serving((socket, _piece, at) => {
    if (at > 0) return;
    socket.removeAllListeners("data").write("S");
    const secure = new TLSSocket(socket, { isServer: true, cert: CERTIFICATE, key: KEY });
    secure.on("error", () => {}).on("data", () => secure.write(LET_IN));
  });

const enter = ({ port }: FakeServer, more = "", host = "127.0.0.1") =>
  Connection.open(readAddress(`postgres://u:rahasia@${host}:${port}/db?${more}`));

test("SCRAM answers as RFC 7677 has it, and believes only who proves that he knows the password", () => {
  const login = new Login("user", "pencil", true);
  const first = login.answer(Buffer.from("\0\0\0\x0aSCRAM-SHA-256\0\0", "latin1"))?.toString() ?? "";
  const nonce = first.slice(first.indexOf("r=") + 2);
  const challenge = (text: string) => Buffer.from(`\0\0\0\x0b${text}`, "latin1");
  expect(() => login.answer(challenge("r=lain,s=QSXCR+Q6sek8bf92,i=4096"))).toThrow(/did not prove/);
  expect(() => login.answer(challenge(`r=${nonce}x,s=QSXCR+Q6sek8bf92,i=2000000000`))).toThrow(/did not prove/);
  expect(login.answer(challenge(`r=${nonce}x,s=QSXCR+Q6sek8bf92,i=4096`))?.toString()).toMatch(
    /^c=biws,r=.*x,p=.{44}$/,
  );
  const forged = `v=${Buffer.alloc(32).toString("base64")}`;
  expect(() => login.answer(Buffer.from(`\0\0\0\x0c${forged}`, "latin1"))).toThrow(/did not prove/);
  expect(() => login.finish()).toThrow(/did not prove/);
});

test("a server that lets in without having proved itself is not believed", async () => {
  for (const answer of [LET_IN, said("Z", "I")]) {
    const server = await serving((socket, _piece, at) => socket.write(at === 0 ? SCRAM : answer));
    await expect(enter(server)).rejects.toMatchObject({ code: "LOGIN_FAILED" });
  }
});

test("MD5 is answered with the salt of the server", async () => {
  const salt = Buffer.from([1, 2, 250, 4]);
  const server = await serving((socket, _piece, at) => socket.write(at === 0 ? said("R", 5, salt) : LET_IN));
  (await enter(server)).close();
  const md5 = (...parts: (string | Buffer)[]) =>
    createHash("md5")
      .update(Buffer.concat(parts.map(Buffer.from)))
      .digest("hex");
  expect(server.pieces[1]?.toString("latin1", 5)).toBe(`md5${md5(md5("rahasiau"), salt)}\0`);
});

test("a password in clear text is told on this machine, and never across an open net", async () => {
  const server = await serving((socket, _piece, at) => socket.write(at === 0 ? said("R", 3) : LET_IN));
  (await enter(server)).close();
  expect(server.pieces[1]?.toString("latin1", 5)).toBe("rahasia\0");
  expect(() => new Login("u", "rahasia", false).answer(Buffer.from([0, 0, 0, 3]))).toThrow(/not encrypted/);
});

test("whoever accepts a connection and stays silent, or speaks something else, is given up", async () => {
  const silent = await serving(() => {});
  await expect(enter(silent, "connect_timeout=0.3")).rejects.toMatchObject({ code: "CONNECT_TIMEOUT" });
  await expect(enter(silent, "connect_timeout=0.3&sslmode=require")).rejects.toMatchObject({ code: "CONNECT_TIMEOUT" });
  const web = await serving((socket) => socket.write(Buffer.from("\xff\xff\xff\xff\xff\xff", "latin1")));
  await expect(enter(web)).rejects.toMatchObject({ code: "CONNECTION_GARBLED" });
  await expect(enter(web, "sslmode=require")).rejects.toMatchObject({ code: "CONNECTION_INSECURE" });
});

test("without TLS nothing is told to a server from which it was demanded", async () => {
  for (const answer of ["N", "Sdan lagi"]) {
    for (const mode of ["require", "verify-ca", "verify-full"]) {
      const server = await serving((socket) => socket.write(answer));
      await expect(enter(server, `sslmode=${mode}`)).rejects.toMatchObject({ code: "CONNECTION_INSECURE" });
      expect(server.pieces).toHaveLength(1);
    }
  }
  const server = await serving((socket, _piece, at) => socket.write(at === 0 ? "N" : LET_IN));
  (await enter(server, "sslmode=prefer")).close();
});

test("a notice, a setting and an unknown protocol version in between change nothing", async () => {
  const server = await serving((socket, _piece, at) => {
    const between = Buffer.concat([said("v", 0, 0), said("S", "a\0b\0"), said("N", "MSnotice\0\0"), said("K", 1, 2)]);
    socket.write(at === 0 ? Buffer.concat([between, LET_IN]) : LET_IN);
  });
  const connection = await enter(server);
  expect(connection.isLost).toBe(false);
  connection.close();
});

test("a certificate is believed as sslmode has it: any, one of a known authority, one for this very host", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kantor-driver-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "ca.pem");
  writeFileSync(file, CERTIFICATE);
  const warned: string[] = [];
  const warn = (warning: Error) => warned.push(warning.message);
  process.on("warning", warn);
  onTestFinished(() => void process.off("warning", warn));
  const attempt = async (more: string, host?: string) =>
    enter(await encrypting(), more, host).then(
      (connection) => connection.close() ?? "in",
      (error: { code?: string }) => error.code,
    );
  expect(await attempt("sslmode=require")).toBe("in");
  expect(await attempt("sslmode=prefer")).toBe("in");
  expect(await attempt("sslmode=verify-full", "localhost")).toBe("DEPTH_ZERO_SELF_SIGNED_CERT");
  expect(await attempt(`sslmode=verify-ca&sslrootcert=${file}`)).toBe("in");
  expect(await attempt(`sslmode=verify-full&sslrootcert=${file}`)).toBe("ERR_TLS_CERT_ALTNAME_INVALID");
  expect(await attempt(`sslmode=verify-full&sslrootcert=${file}`, "localhost")).toBe("in");
  expect(warned).toEqual([]);
});
