import { Button, Group, Stack, Table, Text } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { copy } from "#web/ui/page/copy.ts";
import type { CaraIsian, IsianKeyIn } from "../keyIn.ts";

const SEBUTAN: Readonly<Record<Exclude<CaraIsian, "salin">, string>> = {
  pilih: "Pilih",
  centang: "Centang",
  ketik: "Ketik",
  periksa: "Terisi sendiri, bandingkan",
};

/** What is typed into Coretax, in the order of its form. One button copies field after field, so that the hand stays where it is. */
export function LembarKeyIn({ isian }: { isian: readonly IsianKeyIn[] }) {
  const [tersalin, setTersalin] = useState<ReadonlySet<number>>(new Set());
  const [terakhir, setTerakhir] = useState(-1);
  const disalin = isian.flatMap(({ cara, nilai }, at) => (cara === "salin" && nilai !== "" ? [at] : []));
  const berikutnya = disalin.find((at) => at > terakhir);
  const salin = async (at: number) => {
    const satu = isian[at];
    if (!satu || !(await copy(satu.nilai, `${satu.label} disalin`))) return;
    setTersalin((sudah) => new Set([...sudah, at]));
    setTerakhir(at);
  };
  return (
    <Stack gap="md">
      {/* On the left: what was copied is said on the right, where it would lie over the button for some seconds. */}
      <Group>
        {berikutnya === undefined ? (
          <Button variant="default" onClick={() => setTerakhir(-1)}>
            Mulai dari awal
          </Button>
        ) : (
          <Button leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void salin(berikutnya)}>
            Salin berikutnya
          </Button>
        )}
        <Text role="status">
          {berikutnya === undefined ? "Semua isian sudah disalin" : `Berikutnya: ${isian[berikutnya]?.label}`}
        </Text>
      </Group>
      {bagianOf(isian).map(({ bagian, baris }) => (
        <Table key={bagian} captionSide="top" aria-label={bagian}>
          <Table.Caption ta="left" fw={600}>
            {bagian}
          </Table.Caption>
          <Table.Tbody>
            {baris.map(({ at, satu }) => (
              <BarisKeyIn key={at} isian={satu} tersalin={tersalin.has(at)} onSalin={() => void salin(at)} />
            ))}
          </Table.Tbody>
        </Table>
      ))}
    </Stack>
  );
}

type BarisProps = { isian: IsianKeyIn; tersalin: boolean; onSalin: () => void };

function BarisKeyIn({ isian: { bagian, label, nilai, cara }, tersalin, onSalin }: BarisProps) {
  return (
    <Table.Tr>
      <Table.Th scope="row" w="30%">
        {label}
      </Table.Th>
      <Table.Td style={{ overflowWrap: "anywhere" }}>{nilai === "" ? "Belum ada" : nilai}</Table.Td>
      <Table.Td w="30%">
        {cara === "salin" ? (
          <Button
            variant="default"
            size="compact-sm"
            disabled={nilai === ""}
            title={nilai === "" ? "Belum ada isinya" : undefined}
            leftSection={tersalin ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
            aria-label={`${tersalin ? "Tersalin" : "Salin"}: ${label}, ${bagian}`}
            onClick={onSalin}
          >
            {tersalin ? "Tersalin" : "Salin"}
          </Button>
        ) : (
          <Text size="sm">{SEBUTAN[cara]}</Text>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

/** The fields of one part of the form after another, each with its place among all. */
function bagianOf(isian: readonly IsianKeyIn[]) {
  const semua: { bagian: string; baris: { at: number; satu: IsianKeyIn }[] }[] = [];
  isian.forEach((satu, at) => {
    const lalu = semua.at(-1);
    if (lalu?.bagian === satu.bagian) lalu.baris.push({ at, satu });
    else semua.push({ bagian: satu.bagian, baris: [{ at, satu }] });
  });
  return semua;
}
