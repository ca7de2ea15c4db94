import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import S3rver from "s3rver";
import { mailbox } from "../../test/torture/company.ts";
import { startHaproxy } from "./balancer.ts";
import { binaries, makeDatabase } from "./database.ts";
import { openLan } from "./machines.ts";
import { databaseUrl, openNode, type Place, S3_PORT } from "./node.ts";
import { watchOver } from "./watch.ts";

export type Cluster = Awaited<ReturnType<typeof openCluster>>;

/** Three machines, the balancer before them and a bucket beside them; all gone after `close`, or with this process. */
export async function openCluster(say: (line: string) => void) {
  const home = mkdtempSync(join(tmpdir(), "kantor-kluster-"));
  chmodSync(home, 0o711);
  const lan = openLan(3);
  const { address, machines } = lan;
  const mail = await mailbox(address);
  const password = randomBytes(12).toString("hex");
  const place: Place = { home, address, machines, bin: binaries(), password, mailPort: mail.port };
  const nodes = machines.map((machine, at) => openNode(machine, place, at < 2));
  let haproxy: ChildProcess | null = null;
  const leave = () => {
    haproxy?.kill("SIGKILL");
    for (const one of nodes) one.powerOff();
    lan.close();
    rmSync(home, { recursive: true, force: true });
  };
  process.once("exit", leave);

  const bucket = new S3rver({
    ...{ address, port: S3_PORT, silent: true, directory: join(home, "s3") },
    configureBuckets: [{ name: "kantor" }],
  });
  await bucket.run();
  haproxy = startHaproxy(home, address, nodes);
  for (const one of nodes) one.begin();
  say(`Machines ${nodes.map(({ name, address }) => `${name} ${address}`).join(", ")}; files in ${home}`);
  const watch = watchOver(nodes, say);
  await makeDatabase(place, async () => (await watch.leader()) !== null);
  return {
    ...{ home, nodes, ...watch, mail },
    address: `http://${address}:8080`,
    databaseUrl: databaseUrl(place, 5000),
    s3: {
      ...{ endpoint: `http://${address}:${S3_PORT}`, bucket: "kantor", region: "us-east-1", forcePathStyle: true },
      ...{ accessKey: "S3RVER", secretKey: "S3RVER" },
    },
    async close() {
      await Promise.race([bucket.close(), sleep(500)]);
      await mail.stop();
      process.off("exit", leave);
      leave();
    },
  };
}
