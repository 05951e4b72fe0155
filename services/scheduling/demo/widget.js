// The demonstration's counterpart of a service's script, which our page adds each time the home page is
// shown and removes afterwards. The demonstration's frame works without one, so this script does nothing.
