import { Button } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { HOME } from "../ui/page/paths.ts";
import { Notice } from "./Notice.tsx";

export function NoAccessPage({ title }: { title: string }) {
  return (
    <Notice
      icon={IconLock}
      color="orange"
      title={`Anda tidak memiliki akses ke halaman ${title}`}
      text="Menu ini belum diberikan kepada anda. Bila anda membutuhkannya, mintalah kepada Super Admin atau Management."
    >
      <Button component={Link} to={HOME}>
        Ke Dashboard
      </Button>
    </Notice>
  );
}
