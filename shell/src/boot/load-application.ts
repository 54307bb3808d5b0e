/**
 * Loads the application, the tags of which wait in a template of the page. A script that is moved out of a template is loaded as the parser read
 * it, with its hash. Answers false where the page has no such template.
 */
export function loadApplication(onError?: () => void): boolean {
  const application = document.querySelector<HTMLTemplateElement>('template#hub-app');
  if (!application) return false;
  const tags = document.importNode(application.content, true);
  if (onError) for (const script of tags.querySelectorAll('script')) script.addEventListener('error', onError);
  document.head.append(tags);
  return true;
}
