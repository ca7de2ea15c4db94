import { ActionIcon } from "@mantine/core";
import { IconBookmarks } from "@tabler/icons-react";
import type { SavedViewsProps } from "#web/ui/list/tools.ts";
import { opener } from "#web/ui/page/opener.tsx";
import { useViews } from "./useViews.ts";

const Panel = opener("dialog", () => import("./ViewsPanel.tsx").then((file) => file.ViewsPanel));

/** The views of a list that are kept under a name. */
export function SavedViews({ title, name, list }: SavedViewsProps) {
  const views = useViews(name, list);
  if (views === null) return null;
  return (
    <Panel
      title={title}
      views={views}
      button={
        <ActionIcon
          variant="default"
          size={36}
          aria-label={`Tampilan ${title}`}
          data-tip="Tampilan tersimpan"
          data-sign
        >
          <IconBookmarks size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      }
    />
  );
}
