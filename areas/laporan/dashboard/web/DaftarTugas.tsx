import { Button, Group, Stack } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { useSession } from "#web/api/session.ts";
import { addressOfTask, TASKS } from "#web/documents/address.ts";
import { useFollow } from "#web/documents/useFollow.ts";
import { columnsOf } from "#web/ui/list/columns.ts";
import { useDialogList } from "#web/ui/list/dialogList.ts";
import { Money } from "#web/ui/value/Money.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { dashboard } from "../contract.ts";
import type { BarisTugas, JenisTugas } from "../isiTugas.ts";
import { IsiDaftar } from "./IsiDaftar.tsx";
import { IdTugas, UmurTugas } from "./TugasSaya.tsx";

const kolom = (jenis: JenisTugas) =>
  columnsOf<BarisTugas>([
    {
      id: "id",
      header: "Dokumen",
      card: "title",
      cell: (row) => <IdTugas kind={TASKS[jenis].kind} row={row} />,
    },
    { id: "keterangan", card: "second", header: "Keterangan", wrap: 340, cell: (row) => row.keterangan },
    {
      id: "nominal",
      card: "third",
      header: "Nominal",
      align: "right",
      unit: "Rp",
      cell: (row) => <Money value={row.nominal} />,
    },
    { id: "tanggal", card: "third", header: "Tanggal", cell: (row) => <Tanggal value={row.tanggal} /> },
    { id: "umur", header: "Umur", card: "aside", cell: (row) => <UmurTugas jenis={jenis} tanggal={row.tanggal} /> },
  ]);
const KOLOM = new Map<JenisTugas, ReturnType<typeof kolom>>();
function kolomOf(jenis: JenisTugas) {
  const known = KOLOM.get(jenis) ?? kolom(jenis);
  KOLOM.set(jenis, known);
  return known;
}

/** All tasks of one kind, and the way to the screen where they are dealt with. */
export function DaftarTugas({ jenis }: { jenis: JenisTugas }) {
  const { list } = useDialogList(dashboard.getDaftarTugas, { jenis });
  const href = addressOfTask(TASKS[jenis], useSession());
  return (
    <Stack gap="sm">
      {href !== null && (
        <Group justify="flex-end">
          <BukaLayar href={href} screen={TASKS[jenis].screen} />
        </Group>
      )}
      <IsiDaftar label="Daftar tugas" columns={kolomOf(jenis)} list={list} rowKey={(row) => row.id + row.keterangan} />
    </Stack>
  );
}

function BukaLayar({ href, screen }: { href: string; screen: string }) {
  const follow = useFollow(href);
  return (
    <Button
      component="a"
      href={href}
      onClick={follow}
      variant="default"
      rightSection={<IconArrowRight size={16} aria-hidden />}
    >
      Buka {screen}
    </Button>
  );
}
